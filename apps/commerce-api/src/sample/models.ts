import type { Chance } from './chance.ts';
import { sizeRuns, type SizeRunName } from './sizes.ts';

/** Whom the clothes are photographed on: measurements in centimetres, and what they wear of each size run. */
interface Model {
  body: { height: number; chest: number; waist: number; hip: number; innerLeg: number; shoulder: number };
  wears: Partial<Record<SizeRunName, string>>;
}

const models: Record<string, Model[]> = {
  women: [
    { body: { height: 177, chest: 83, waist: 62, hip: 90, innerLeg: 83, shoulder: 40 }, wears: { womenTops: 'S', womenNumbers: '36', womenJeans: '26', womenShoes: '39' } },
    { body: { height: 171, chest: 94, waist: 77, hip: 103, innerLeg: 79, shoulder: 41 }, wears: { womenTops: 'L', womenNumbers: '42', womenJeans: '30', womenShoes: '40' } },
    { body: { height: 164, chest: 87, waist: 69, hip: 95, innerLeg: 75, shoulder: 38 }, wears: { womenTops: 'M', womenNumbers: '38', womenJeans: '28', womenShoes: '37' } },
    { body: { height: 180, chest: 85, waist: 65, hip: 92, innerLeg: 85, shoulder: 41 }, wears: { womenTops: 'S', womenNumbers: '36', womenJeans: '27', womenShoes: '41' } },
  ],
  men: [
    { body: { height: 187, chest: 97, waist: 81, hip: 97, innerLeg: 86, shoulder: 46 }, wears: { menTops: 'M', menNumbers: '48', menJeans: '32', menShoes: '43' } },
    { body: { height: 183, chest: 103, waist: 90, hip: 103, innerLeg: 83, shoulder: 47 }, wears: { menTops: 'L', menNumbers: '52', menJeans: '34', menShoes: '44' } },
    { body: { height: 176, chest: 93, waist: 76, hip: 93, innerLeg: 80, shoulder: 44 }, wears: { menTops: 'S', menNumbers: '46', menJeans: '30', menShoes: '41' } },
  ],
  kids: [
    { body: { height: 112, chest: 58, waist: 54, hip: 60, innerLeg: 49, shoulder: 28 }, wears: { children: '116' } },
    { body: { height: 132, chest: 66, waist: 58, hip: 69, innerLeg: 60, shoulder: 31 }, wears: { children: '134' } },
  ],
};

/** The measurements of who wears a size run in the pictures; nothing for what is shown lying down. */
export function modelMeasurementsOf(department: string, run: SizeRunName, chance: Chance): Record<string, string | number> | undefined {
  const cast = (models[department] ?? []).filter(({ wears }) => wears[run]);
  if (cast.length === 0) return undefined;
  const { body, wears } = chance.oneOf(cast);
  const worn = wears[run]!;
  if (!(sizeRuns[run] as { name: string }[]).some(({ name }) => name === worn)) throw new Error(`The model wears ${worn}, which ${run} has not.`);
  const shown = run.endsWith('Shoes') ? { height: body.height } : body;
  return { ...shown, [run.endsWith('Shoes') ? 'shoeSize' : 'size']: worn };
}
