import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { Picture } from '../picture/Picture.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Gallery.module.css';
import type { GalleryZoomProps } from './GalleryZoom.tsx';

export interface GalleryPicture {
  url: string;
  alt: string;
}

export interface GalleryTexts {
  /** What a press on a picture does. */
  enlarge: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
  previous: string;
  next: string;
  /** Instead of a picture that cannot be shown. */
  missing: string;
  /** Which one it is, from 1. */
  position: (index: number, count: number) => string;
}

export interface GalleryProps {
  /** What the pictures show. */
  label: string;
  /** With one address each. */
  pictures: readonly GalleryPicture[];
  texts: GalleryTexts;
  /** What lies on the first picture. */
  badges?: ReactNode;
}

const loadZoom = () => import('./GalleryZoom.tsx');

/**
 * Pictures side by side to swipe on a phone, below each other on a tablet, two in a row on a wide screen; a press shows one as large as the window, where it can be
 * zoomed. Without JavaScript, the press opens the picture itself. Keeps the place of one picture when there are none.
 */
export function Gallery({ label, pictures, texts, badges }: GalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState<{ Zoom: ComponentType<GalleryZoomProps>; start: number; seen: HTMLImageElement[] }>();
  const count = pictures.length;
  if (count === 0) return <div className={styles.blank} style={{ aspectRatio: 3 / 4 }} />;

  const enlarge = async (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { GalleryZoom: Zoom } = await loadZoom();
      setZoom({ Zoom, start, seen: [...list.current!.querySelectorAll('img')] });
    } catch {
      location.assign(href);
    }
  };
  // What is pressed next is on its way before it is pressed.
  const prepare = () => void loadZoom().catch(() => {});

  return (
    <div className={styles.gallery}>
      <ul
        ref={list}
        className={styles.track}
        aria-label={label}
        onPointerOver={prepare}
        onFocus={prepare}
        onScroll={({ currentTarget }) => setAt(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.firstElementChild!.clientWidth))}
      >
        {pictures.map(({ url, alt }, index) => (
          <li key={url}>
            <a href={url} aria-haspopup="dialog" className={styles.enlarge} onClick={(event) => void enlarge(event, index)}>
              <Picture url={url} alt={alt} sizes="gallery" eager={index === 0} />
              <VisuallyHidden>{texts.enlarge}</VisuallyHidden>
            </a>
            {index === 0 && badges}
          </li>
        ))}
      </ul>
      {count > 1 && <p className={styles.counter} aria-hidden="true">{at + 1} / {count}</p>}
      {zoom && <zoom.Zoom label={label} pictures={pictures} texts={texts} start={zoom.start} seen={zoom.seen} onClose={() => setZoom(undefined)} />}
    </div>
  );
}
