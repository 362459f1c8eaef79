import { expect, it } from 'vitest';
import { readPicture } from './picture.rules.ts';

it.each([
  ['https://cdn.example/files/a.jpg', 'https://cdn.example/files/a', 'jpg'],
  ['https://cdn.example/files/a.b.jpg?v=1.5&w=2', 'https://cdn.example/files/a.b', 'jpg?v=1.5&w=2'],
  ['https://cdn.example/a.png#part', 'https://cdn.example/a', 'png'],
  ['https://cdn.example/picture?id=3', 'https://cdn', 'example/picture?id=3'],
])('keeps %s in two parts that make the address again (CAT-034)', (address, index, format) => {
  expect(readPicture(address)).toEqual({ index, format });
  expect(`${index}.${format}`).toBe(address.replace(/#.*/, ''));
});

it.each(['http://cdn.example/a.jpg', '//cdn.example/a.jpg', 'javascript:alert(1)', 'data:image/png;base64,aa.a', 'ftp://a.example/a.jpg', 'a.jpg', '', 'https://', 'https://me:secret@cdn.example/a.jpg', 'https://localhost/a'])('refuses %j', (address) => {
  expect(readPicture(address)).toEqual({ wrong: expect.any(String) });
});
