/** Puts the keys of a page in their order at their places: those from `from` on and below `to` of all, smallest first. No two are equal. */
export function sortPage(keys: Float64Array, from: number, to: number): void {
  if (to < keys.length) select(keys, to);
  const front = keys.subarray(0, to);
  if (from > 0 && from < to) select(front, from);
  front.subarray(from).sort();
}

/** Quickselect: afterwards the key at `place` is the one that belongs there, none before it is larger, none after it smaller. */
function select(keys: Float64Array, place: number): void {
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const middle = keys[(low + high) >>> 1]!;
    const pivot = Math.max(Math.min(keys[low]!, middle), Math.min(Math.max(keys[low]!, middle), keys[high]!));
    let left = low;
    let right = high;
    while (left <= right) {
      while (keys[left]! < pivot) left++;
      while (keys[right]! > pivot) right--;
      if (left > right) break;
      [keys[left], keys[right]] = [keys[right]!, keys[left]!];
      left++;
      right--;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
}
