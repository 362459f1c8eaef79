import { textIn } from '../content/in-language.ts';

/** Of what comes in one size. Its id has no hyphen, so that the sample range and what was imported are one value of the size facet. */
export const onlySize = { id: 'onesize', names: { en: 'One size', de: 'Einheitsgröße', fr: 'Taille unique', ar: 'مقاس واحد' } };

/** A size as its label says it; the only one in words. */
export const sizeNameIn = (language: string, { sizeId, sizeName }: { sizeId: string; sizeName: string }): string => (sizeId === onlySize.id ? textIn(onlySize.names, language) : sizeName);
