/** Two soft notes: your turn. Browsers allow sound only after a first click or key. */
export function chime(): void {
  const context = new AudioContext();
  if (context.state === 'suspended') return;
  [659, 880].forEach((pitch, place) => {
    const start = context.currentTime + place * 0.16;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.06, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
}
