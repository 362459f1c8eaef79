import type { Localised } from '../storage/schema.ts';
import type { Chance } from './chance.ts';
import { details } from './details.ts';
import { clothStories } from './cloth.stories.ts';
import { type FabricName, fabrics } from './fabrics.ts';
import type { Garment } from './garments.ts';
import { paragraph } from './say.ts';
import { wearing } from './wearing.ts';

const isForKids = (categoryId: string) => categoryId.startsWith('kids');

/** The sentences on how a garment is finished. */
export const detailsOf = (garment: Garment, categoryId: string): Localised[] => (isForKids(categoryId) ? details.kids : details[garment.details]);

const TRIES = 40;

/**
 * Four sentences: shape, cloth, finish and how it is worn, in one of several orders. No two styles of a category read the same as
 * long as there are other sentences left. @param taken the descriptions given so far
 */
export function descriptionOf({ garment, fabricName, categoryId, detail }: { garment: Garment; fabricName: FabricName; categoryId: string; detail: Localised }, chance: Chance, taken: Set<string>): Localised {
  const cloth = [fabrics[fabricName].story, ...clothStories[fabricName]];
  const finish = detailsOf(garment, categoryId);
  const worn: readonly Localised[] = isForKids(categoryId) ? wearing.kids : wearing[garment.wear ?? garment.details];
  let said = paragraph(garment.story);
  for (let tries = 0; tries < TRIES; tries++) {
    const [shape, fabric, end, wear] = [garment.story, chance.oneOf(cloth), tries === 0 ? detail : chance.oneOf(finish), chance.oneOf(worn)];
    said = paragraph(...chance.oneOf([[shape, fabric, end, wear], [wear, shape, fabric, end], [fabric, shape, end, wear], [shape, wear, fabric, end]]));
    if (!taken.has(`${categoryId} ${said.en}`)) break;
  }
  taken.add(`${categoryId} ${said.en}`);
  return said;
}
