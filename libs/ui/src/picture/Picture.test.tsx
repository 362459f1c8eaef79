import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pictureAddress, pictureAddressAt, PictureAddressContext, srcSet } from './picture-address.ts';
import { Picture, type PictureProps } from './Picture.tsx';

afterEach(cleanup);

const onPhone = '(max-width:767px),(max-width:1024px) and (orientation:portrait)';

const show = (rest: Partial<PictureProps> = {}) => {
  const { container } = render(<Picture url="/jeans.jpg" alt="Jeans" {...rest} />);
  return { picture: container.querySelector('picture')!, img: container.querySelector('img')!, sources: [...container.querySelectorAll('source')] };
};
const widthsIn = (set: string | null) => [...set!.matchAll(/width=(\d+)/g)].map(([, width]) => Number(width));

describe('a picture’s address', () => {
  it('asks for a width and a format', () => {
    expect(pictureAddress('/api/media/garments/tee/front.jpg', 320, 'avif')).toBe('/api/media/garments/tee/front.jpg?width=320&format=avif');
    expect(pictureAddress('/picture?id=4', 96, 'webp')).toBe('/picture?id=4&width=96&format=webp');
    expect(pictureAddress('/a tee.jpg', 96, 'webp')).toBe('/a%20tee.jpg?width=96&format=webp');
  });

  it.each(['data:image/png;base64,AA', '/front.svg', 'https://images.example/tee.jpg', '//images.example/tee.jpg', 'blob:1'])('leaves %s as it is', (url) => {
    expect(pictureAddress(url, 320, 'avif')).toBeUndefined();
    const { img, sources } = show({ url });
    expect([sources.length, img.getAttribute('srcset'), img.getAttribute('sizes'), img.getAttribute('src')]).toEqual([0, null, null, url]);
  });

  it('stands in a set beside its width', () => {
    expect(srcSet(pictureAddress, '/a.jpg', [96, 160], 'webp')).toBe('/a.jpg?width=96&format=webp 96w,/a.jpg?width=160&format=webp 160w');
  });

  it('is written as the shop’s image service wants it', () => {
    render(<PictureAddressContext value={(url, width) => `https://images.example${url}/w${width}`}><Picture url="/a.jpg" alt="Tee" /></PictureAddressContext>);
    expect(document.querySelector('source')!.srcset).toContain('https://images.example/a.jpg/w320 320w');
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://images.example/a.jpg/w640');
  });
});

describe('a picture of another host', () => {
  const inThere = (url: string, eager: boolean) => {
    render(<PictureAddressContext value={pictureAddressAt('https://pictures.example')}><Picture url={url} alt="Tee" eager={eager} sizes="thumb" /></PictureAddressContext>);
    return [document.querySelector('source')?.srcset, screen.getByRole('img').getAttribute('src')];
  };

  it('comes from there when it is below the fold, and from the shop when it never arrives', () => {
    expect(inThere('/a.jpg', false)).toEqual(['https://pictures.example/a.jpg?width=96&format=avif 96w,https://pictures.example/a.jpg?width=160&format=avif 160w', 'https://pictures.example/a.jpg?width=160&format=webp']);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img').getAttribute('src')).toBe('/a.jpg');
  });

  it('comes with the page when it is in view', () => {
    expect(inThere('/a.jpg', true)).toEqual(['/a.jpg?width=96&format=avif 96w,/a.jpg?width=160&format=avif 160w', '/a.jpg?width=160&format=webp']);
  });

  it('stays as it is when it has no sizes', () => {
    expect(inThere('/a.svg', false)).toEqual([undefined, '/a.svg']);
  });
});

describe('a picture', () => {
  it('is offered as AVIF in the widths that its place needs, and as WebP of a middle one to who does not know that', () => {
    const { img, sources } = show({ sizes: 'line' });
    expect(sources.map((source) => [source.type, widthsIn(source.getAttribute('srcset'))])).toEqual([['image/avif', [96, 160, 320]]]);
    expect([img.getAttribute('srcset'), img.getAttribute('src')]).toEqual([null, '/jeans.jpg?width=160&format=webp']);
  });

  it('is asked for in the widest only from edge to edge, and never for a phone', () => {
    const widest = ({ sources }: ReturnType<typeof show>) => sources.map((source) => Math.max(...widthsIn(source.getAttribute('srcset'))));
    expect(widest(show({ sizes: 'hero', phone: { url: '/tall.jpg' } }))).toEqual([1_280, 960, 1_920]);
    cleanup();
    expect(widest(show({ sizes: 'gallery' }))).toEqual([1_280]);
  });

  it('waits below the fold, where the browser measures its place', () => {
    const { img, sources } = show();
    expect([img.getAttribute('loading'), img.getAttribute('fetchpriority')]).toEqual(['lazy', null]);
    expect([img.sizes, sources[0]!.sizes]).toEqual(['auto', expect.stringMatching(/^auto,/)]);
  });

  it('comes first when it is in view, in the size that its place is known to have', () => {
    const { img, sources } = show({ eager: true, sizes: '50vw' });
    expect([img.getAttribute('loading'), img.getAttribute('fetchpriority'), img.getAttribute('sizes'), sources[0]!.sizes]).toEqual([null, 'high', null, '50vw']);
  });

  it('keeps its place by its ratio', () => {
    expect(show({ ratio: 2 }).picture.style.getPropertyValue('--picture-ratio')).toBe('2');
  });

  it('is another one on a phone, also when that has no sizes', () => {
    const { sources } = show({ phone: { url: '/tall.jpg' } });
    expect(sources.map(({ media, type }) => [media, type])).toEqual([[onPhone, 'image/avif'], [onPhone, ''], ['', 'image/avif']]);
    expect(sources[1]!.getAttribute('srcset')).toContain('/tall.jpg?');
    cleanup();
    const drawn = show({ phone: { url: '/tall.svg' } }).sources;
    expect(drawn.map((source) => [source.media, source.getAttribute('srcset')?.split('?')[0]])).toEqual([[onPhone, '/tall.svg'], ['', '/jeans.jpg']]);
  });

  it('falls back to the whole one when a size is not there, and shows nothing broken when that is not there either', () => {
    const { img, picture } = show();
    fireEvent.error(img);
    expect([picture.querySelectorAll('[srcset]').length, img.getAttribute('src'), img.dataset.broken]).toEqual([0, '/jeans.jpg', undefined]);
    fireEvent.error(img);
    expect(img.dataset.broken).toBe('');
    expect(screen.getByRole('img', { name: 'Jeans' })).toBeTruthy();
  });

  it('gives way to the whole one, once, when it failed before anybody listened, whatever is drawn anew meanwhile', async () => {
    const fail = vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('gone'));
    const stubs = [fail, vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true), vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)];
    onTestFinished(() => {
      for (const stub of stubs) stub.mockRestore();
    });
    const { rerender } = render(<Picture url="/jeans.jpg" alt="Jeans" />);
    rerender(<Picture url="/jeans.jpg" alt="Blue jeans" />);
    const img = screen.getByRole<HTMLImageElement>('img');
    await vi.waitFor(() => expect(img.getAttribute('src')).toBe('/jeans.jpg'));
    rerender(<Picture url="/jeans.jpg" alt="Jeans" />);
    expect([fail.mock.calls.length, img.getAttribute('src'), img.dataset.broken]).toEqual([1, '/jeans.jpg', undefined]);
  });
});
