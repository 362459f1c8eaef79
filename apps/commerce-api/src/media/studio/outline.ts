type Segment = [number, number] | [number, number, number, number] | [number, number, number, number, number, number];

/** The outline of something symmetrical from its left half: lines, quadratic and cubic curves from top to bottom. */
export function outline(start: [number, number], ...half: Segment[]): string {
  const points: [number, number][] = [start, ...half.map((segment) => segment.slice(-2) as [number, number])];
  const letter = (segment: Segment) => ({ 2: 'L', 4: 'Q', 6: 'C' })[segment.length];
  const left = half.map((segment) => letter(segment) + segment.join(' '));
  const right = half.map((segment, place) => {
    const controls = segment.slice(0, -2);
    const back: number[] = [];
    for (let at = controls.length - 2; at >= 0; at -= 2) back.push(900 - controls[at]!, controls[at + 1]!);
    const [x, y] = points[place]!;
    return letter(segment) + [...back, 900 - x, y].join(' ');
  });
  const [endX, endY] = points.at(-1)!;
  return `M${start.join(' ')}${left.join('')}L${900 - endX} ${endY}${right.toReversed().join('')}Z`;
}
