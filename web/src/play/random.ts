export type Random = () => number;

/** Returns a generator whose numbers depend on the seed alone (mulberry32). */
export function seeded(seed: number): Random {
    return () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
        return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
    };
}

export function shuffled<T>(items: readonly T[], random: Random = Math.random): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; --i) {
        const other = Math.floor(random() * (i + 1));
        [result[i], result[other]] = [result[other]!, result[i]!];
    }
    return result;
}
