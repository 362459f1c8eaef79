import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Gallery, type GalleryProps } from './Gallery.tsx';

const zoom = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('./GalleryZoom.tsx', () => {
  zoom.isLoaded = true;
  return { GalleryZoom: () => null };
});

const texts: GalleryProps['texts'] = { enlarge: 'Enlarge', zoomIn: 'In', zoomOut: 'Out', close: 'Close', previous: 'Back', next: 'On', missing: 'Missing', position: (index, count) => `${index}/${count}` };
const markup = (urls: string[]) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Gallery label="Jeans" texts={texts} pictures={urls.map((url) => ({ url, alt: url }))} />);
  return page;
};

it('leads to the whole pictures without JavaScript, and has nothing of the zoom before somebody wants it', () => {
  const links = [...markup(['/front.jpg', '/back.jpg']).querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/front.jpg', '/back.jpg']);
  expect(zoom.isLoaded).toBe(false);
});

it('loads its first picture at once and the others when they come near', () => {
  const pictures = [...markup(['/front.jpg', '/back.jpg', '/detail.jpg']).querySelectorAll('img')];
  expect(pictures.map((img) => img.getAttribute('loading') ?? 'at once')).toEqual(['at once', 'lazy', 'lazy']);
});

it('keeps the place of a picture when there is none', () => {
  const page = markup([]);
  expect(page.querySelector('ul')).toBeNull();
  expect((page.firstElementChild as HTMLElement).style.aspectRatio).toMatch(/^0\.75/);
});
