import { settings } from './settings.svelte'

export type Sound = 'card' | 'coin' | 'horn' | 'turn' | 'end'

/** Notes: frequency in hertz, when and how long in seconds. */
const notes: Record<Sound, [frequency: number, at: number, length: number][]> = {
  card: [[220, 0, 0.07]],
  coin: [
    [1320, 0, 0.08],
    [1760, 0.06, 0.14],
  ],
  // A fifth upwards, as on a horn without valves.
  horn: [
    [147, 0, 0.28],
    [220, 0.24, 0.7],
  ],
  turn: [
    [523, 0, 0.12],
    [784, 0.11, 0.22],
  ],
  end: [
    [392, 0, 0.16],
    [523, 0.14, 0.16],
    [659, 0.28, 0.4],
  ],
}

let audio: AudioContext | undefined

/**
 * What is heard of all that one update brings, in order. A horn is never lost: what calls the person sounds after it, and
 * of everything else one sound is enough.
 */
export function soundsOf(happened: readonly Sound[], call: 'turn' | 'end' | null): Sound[] {
  if (happened.includes('horn')) return call ? ['horn', call] : ['horn']
  return call ? [call] : happened.slice(0, 1)
}

/** Small sounds one after another, if the person wants sounds. Made here: no file, no request. */
export function play(...sounds: Sound[]) {
  if (!settings.sound || typeof AudioContext === 'undefined' || !wasTouched()) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  let begin = audio.currentTime
  for (const sound of sounds) {
    strike(audio, sound, begin)
    begin += Math.max(...notes[sound].map(([, at, length]) => at + length))
  }
}

/** Browsers keep a page silent until somebody has touched it, and complain about whoever tries. Old ones do not tell. */
const wasTouched = () => navigator.userActivation?.hasBeenActive ?? true

function strike(audio: AudioContext, sound: Sound, from: number) {
  for (const [frequency, at, length] of notes[sound]) {
    const begin = from + at
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = sound === 'horn' ? 'sawtooth' : sound === 'card' ? 'triangle' : 'sine'
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(sound === 'horn' ? 0.06 : 0.12, begin + (sound === 'horn' ? 0.06 : 0.01))
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + length)
  }
}
