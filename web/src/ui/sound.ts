/** Tones: hertz, and seconds after the first. How a phone shakes, if it can: milliseconds on, off, on. */
const sounds: Record<'hit' | 'miss' | 'tick', { tones: [number, number][]; shakes?: number[] }> = {
    hit: {
        tones: [
            [659, 0],
            [988, 0.09],
        ],
        shakes: [30],
    },
    miss: { tones: [[196, 0]], shakes: [50, 50, 50] },
    tick: { tones: [[1319, 0]] },
};
const volume = 0.2,
    length = 0.25;

let isOn = false,
    audio: AudioContext | undefined;

/** Browsers let a page sound once somebody has touched it, or pressed a key. */
function wake(): void {
    if (!isOn) return;
    audio ??= new AudioContext();
    void audio.resume();
}
for (const type of ['pointerup', 'keyup']) document.addEventListener(type, wake);

export function setSounds(value: boolean): void {
    isOn = value;
    if (navigator.userActivation?.hasBeenActive) wake();
}

function ring(audio: AudioContext, hertz: number, begin: number): void {
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: hertz }),
        gain = new GainNode(audio);
    gain.gain.setValueAtTime(volume, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
}

/** Sounds, and shakes phones, if that is wanted. */
export function sound(name: keyof typeof sounds): void {
    if (!isOn || audio?.state !== 'running') return;
    const { tones, shakes } = sounds[name];
    for (const [hertz, later] of tones) ring(audio, hertz, audio.currentTime + later);
    if (shakes) navigator.vibrate?.(shakes);
}
