const second = 1_000;
const units = { days: 86_400 * second, hours: 3_600 * second, minutes: 60 * second, seconds: second };

export type CountdownUnit = keyof typeof units;
export const countdownUnits = Object.keys(units) as CountdownUnit[];

/** What is left until a time, in whole units; nothing once it has passed. Both times in ms since 1970. */
export function timeLeft(until: number, now: number): Record<CountdownUnit, number> {
  // The last second is shown until it is over.
  let left = Math.max(0, Math.ceil((until - now) / second) * second);
  return Object.fromEntries(countdownUnits.map((unit) => {
    const whole = Math.floor(left / units[unit]);
    left -= whole * units[unit];
    return [unit, whole];
  })) as Record<CountdownUnit, number>;
}
