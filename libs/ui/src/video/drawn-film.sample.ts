const frames = 24;

/** A short film without sound, drawn here: its address, good for as long as the page is open. */
export async function drawnFilm(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const brush = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  for (let frame = 0; frame < frames; frame++) {
    await new Promise(requestAnimationFrame);
    brush.fillStyle = '#28324e';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.fillStyle = '#c9bba3';
    brush.fillRect((frame * canvas.width) / frames, 80, 20, 20);
  }
  recorder.stop();
  await stopped;
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
}
