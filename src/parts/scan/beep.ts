let context: AudioContext | undefined

/** Plays a short tone: high for a known code, low for an unknown one. Silent on devices without sound. */
export function beep(known: boolean): void {
  try {
    context ??= new AudioContext()
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.frequency.value = known ? 1_760 : 330
    loudness.gain.value = 0.12
    tone.connect(loudness).connect(context.destination)
    tone.start()
    tone.stop(context.currentTime + (known ? 0.09 : 0.28))
  } catch {
    // Without sound the screen still says it.
  }
  navigator.vibrate?.(known ? 40 : [80, 60, 80])
}
