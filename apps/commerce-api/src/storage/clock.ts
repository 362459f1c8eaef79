import { sql, type SQL } from 'drizzle-orm';

/** A moment by the clock of the database, which all instances share; tests give a time of their own. */
export type Moment = SQL | Date;

export const now: SQL<Date> = sql`now()`;

/** @param ms added to the moment; less than 0 for before */
export const after = (moment: Moment, ms: number): SQL<Date> => sql`${moment}::timestamptz + make_interval(secs => ${ms / 1_000})`;
