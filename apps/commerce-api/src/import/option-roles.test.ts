import { expect, it } from 'vitest';
import { rolesOf, roleOf } from './option-roles.ts';

it.each([
  ['Colour', 'colour'], ['COLOR', 'colour'], [' farbe ', 'colour'], ['Färg', 'colour'], ['Väri', 'colour'], ['Цвет', 'colour'], ['اللون', 'colour'], ['Frame colour', 'colour'],
  ['Size', 'size'], ['Größe', 'size'], ['Grösse', 'size'], ['Taille', 'size'], ['Størrelse', 'size'], ['EU size', 'size'], ['Ring Size', 'size'], ['Size (EU)', 'size'], ['Waist', 'size'],
  ['Length', 'length'], ['Inseam', 'length'], ['Länge', 'length'], ['Material', 'material'], ['Stoff', 'material'], ['Fit', 'fit'], ['Passform', 'fit'],
  ['Denominations', 'other'], ['Sized', 'other'], ['', 'other'],
])('reads the option "%s" as %s', (name, role) => {
  expect(roleOf(name)).toBe(role);
});

it('believes what the option is linked to more than its name', () => {
  expect(roleOf('Nuance', 'product.metafields.shopify.color-pattern')).toBe('colour');
  expect(roleOf('Mål', 'product.metafields.shopify.shoe-size')).toBe('size');
});

it('gives one meaning to one option only', () => {
  expect(rolesOf([{ name: 'Colour' }, { name: 'Size' }, { name: 'Frame colour' }])).toEqual(['colour', 'size', 'other']);
});
