import { vColour, vImages, vProductCard, vProductDetail, vProductId, vProductRelation, vStyleOption, vVariant } from '@selvedge/api-catalog/schemas';
import { is } from 'valibot';
import { expect, it } from 'vitest';

// The schemas are too deep for the compiler to compare.
interface Schema { entries: Record<string, { wrapped: Schema & { item: Schema } }> }
const fieldsOf = (schema: unknown) => Object.keys((schema as Schema).entries);
const wrappedIn = (schema: unknown, field: string) => (schema as Schema).entries[field]!.wrapped;

it('Schema of a product on its card (CAT-001…015, CAT-017…029, CAT-031…033, CAT-035…039)', () => {
  expect(fieldsOf(vProductCard)).toEqual([
    'id', 'styleNumber', 'optionId', 'name', 'url', 'brand', 'subBrand', 'ean', 'ediCategory', 'ediSubCategory', 'price', 'priceVaries', 'staticClubPrice', 'badges', 'disclaimer', 'calloutAttributes',
    'isNew', 'isProductSet', 'inStock', 'comingSoonProduct', 'isInDeliverySet', 'hasCompleteTheLook', 'hasEcom', 'hasRetail', 'isDigital', 'isPreorder', 'isNoos', 'allowInStockNotifications', 'productSetOptionsCount',
    'frontImage', 'backImage', 'images', 'colourFamilyName', 'colourName', 'styleOptionCount', 'productRelations', 'fabricComposition',
  ]);
  expect(['100001_indigo_1', '100001_indigo', '100001-indigo-1', '100001_indigo_1_2'].map((id) => is(vProductId, id))).toEqual([true, false, false, false]);
  expect(fieldsOf(vImages)).toEqual(['urlTemplate', 'indexes']);
  expect(fieldsOf(vImages.entries.indexes.item)).toEqual(['index', 'format', 'alt']);
  expect(fieldsOf(vProductRelation)).toEqual(expect.arrayContaining(['id', 'colour', 'pantoneCode']));
});

it('Schema of a product on its own page (CAT-041…056)', () => {
  expect(fieldsOf(vProductDetail)).toEqual([
    'description', 'careInstructions', 'styleOptionNumber', 'englishFabricComposition', 'colour', 'variants', 'styleOptions', 'shopTheLook',
    'sustainabilityReasons', 'sustainabilityText', 'productSetOptions', 'tags', 'modelMeasurements', 'subGroup',
  ]);
  expect(fieldsOf(vColour)).toEqual(['id', 'name', 'base', 'nuance', 'pantoneHexCode']);
  expect(fieldsOf(wrappedIn(vProductDetail, 'sustainabilityReasons').item)).toEqual(['id', 'reason', 'supportText']);
  expect(fieldsOf(wrappedIn(vProductDetail, 'modelMeasurements'))).toEqual(['height', 'size', 'shoeSize', 'chest', 'innerLeg', 'waist', 'hip', 'shoulder']);
  expect(fieldsOf(vVariant)).toEqual(['id', 'articleNumber', 'ean', 'price', 'staticClubPrice', 'size', 'length', 'inStockEcom', 'inStockRetail', 'inDeliveryDateSet']);
  expect(fieldsOf(vVariant.entries.size)).toEqual(['sizeId', 'name']);
  expect(fieldsOf(vVariant.entries.length.wrapped)).toEqual(['lengthId', 'name']);
  expect(fieldsOf(vStyleOption)).toEqual(['id', 'optionId', 'name', 'url', 'image', 'variants', 'colour', 'price', 'subGroup', 'inStock']);
});
