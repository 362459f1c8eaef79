import PhotoSwipe from 'photoswipe';
import { use, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { PictureAddressContext, srcSet } from '../picture/picture-address.ts';
import type { GalleryProps } from './Gallery.tsx';
import './photoswipe.css';
import styles from './GalleryZoom.module.css';

export interface GalleryZoomProps extends Required<Omit<GalleryProps, 'badges'>> {
  /** The picture that was pressed, from 0. */
  start: number;
  /** The pictures as the page shows them: they stand in until the large ones are there. */
  seen: readonly HTMLImageElement[];
  onClose: () => void;
}

/** Asked for when a picture is enlarged, and not before. */
const widths = [640, 960, 1_280];
const largest = 1_280;
/** Of one step of a key or a button. */
const step = 1.5;
const panned = 80;

/**
 * A picture as large as the window: pinch, double tap, wheel and the keys + and - zoom, arrows move the zoomed picture and go from one
 * to the next, Escape leaves. Gestures are PhotoSwipe's; dialog, focus and buttons the platform's.
 */
export function GalleryZoom({ label, pictures, texts, start, seen, onClose }: GalleryZoomProps) {
  const address = use(PictureAddressContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const photoSwipe = useRef<PhotoSwipe>(null);
  const [at, setAt] = useState(start);
  const [level, setLevel] = useState<'least' | 'between' | 'most'>('least');
  // Begun once: what changes around an open dialog must not start it anew.
  const begin = useEffectEvent(() => {
    const element = dialog.current!;
    element.showModal();
    // Not a button: what it is called is read first.
    element.focus();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const slides = pictures.map(({ url, alt }, index) => {
      const { naturalWidth, naturalHeight, currentSrc } = seen[index]!;
      return { src: address(url, largest, 'webp') ?? url, srcset: srcSet(address, url, widths, 'webp'), msrc: currentSrc, alt, width: largest, height: Math.round(largest / (naturalWidth / naturalHeight || 3 / 4)) };
    });
    // PhotoSwipe goes from left to right only.
    const inOrder = getComputedStyle(element).direction === 'rtl' ? (index: number) => pictures.length - 1 - index : (index: number) => index;
    const swipe = new PhotoSwipe({
      dataSource: pictures.map((_, index) => slides[inOrder(index)]!),
      index: inOrder(start),
      appendToEl: stage.current!,
      errorMsg: texts.missing,
      loop: false, escKey: false, trapFocus: false, returnFocus: false, wheelToZoom: true, bgOpacity: 1, tapAction: false,
      arrowPrev: false, arrowNext: false, close: false, zoom: false, counter: false,
      showHideAnimationType: still ? 'none' : 'fade',
      zoomAnimationDuration: still ? false : 250,
    });
    photoSwipe.current = swipe;
    const look = () => {
      const { currSlide } = swipe;
      if (!currSlide) return;
      const { currZoomLevel, zoomLevels: { fit, max } } = currSlide;
      setLevel(currZoomLevel < fit * 1.01 ? 'least' : currZoomLevel > max * 0.99 ? 'most' : 'between');
    };
    swipe.on('change', () => {
      setAt(inOrder(swipe.currIndex));
      look();
    });
    swipe.on('zoomPanUpdate', look);
    swipe.on('keydown', (event) => {
      const { currSlide } = swipe;
      const { key, ctrlKey, metaKey, altKey } = event.originalEvent as KeyboardEvent;
      if (!currSlide || ctrlKey || metaKey || altKey) return;
      if ('+=-'.includes(key)) {
        zoomBy(swipe, key === '-' ? 1 / step : step);
      } else if (key.startsWith('Arrow') && currSlide.currZoomLevel > currSlide.zoomLevels.fit * 1.01) {
        const axis = key === 'ArrowLeft' || key === 'ArrowRight' ? 'x' : 'y';
        currSlide.pan[axis] += key === 'ArrowLeft' || key === 'ArrowUp' ? panned : -panned;
        currSlide.panTo(currSlide.bounds.correctPan('x', currSlide.pan.x), currSlide.bounds.correctPan('y', currSlide.pan.y));
      } else {
        return;
      }
      event.preventDefault();
      (event.originalEvent as KeyboardEvent).preventDefault();
    });
    let isOver = false;
    swipe.on('destroy', () => {
      if (isOver) return;
      element.close();
      onClose();
    });
    swipe.init();
    // The dialog around it is the dialog.
    swipe.element!.removeAttribute('role');
    return () => {
      isOver = true;
      // While it opens it would not let itself be destroyed, and hear the keys of the page for ever.
      swipe.isDestroying = true;
      swipe.destroy();
      element.close();
    };
  });
  useLayoutEffect(() => begin(), []);

  const leave = () => (photoSwipe.current!.opener.isOpen ? photoSwipe.current!.close() : onClose());
  const go = (by: 1 | -1) => {
    const element = dialog.current!;
    const forwards = (getComputedStyle(element).direction === 'rtl') !== (by === 1);
    if (forwards) photoSwipe.current!.next();
    else photoSwipe.current!.prev();
  };
  const button = (name: 'minus' | 'plus' | 'previous' | 'next' | 'close', words: string, press: () => void, off = false, className?: string) => (
    <button type="button" aria-label={words} aria-disabled={off} className={className} onClick={() => off || press()}><Icon name={name} /></button>
  );

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      tabIndex={-1}
      className={styles.zoom}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // The browser may close it by itself, for example at a second Escape.
      onClose={() => dialog.current?.open === false && onClose()}
    >
      <div className={styles.tools}>
        <p className={styles.position} role="status">{texts.position(at + 1, pictures.length)}</p>
        {button('minus', texts.zoomOut, () => zoomBy(photoSwipe.current!, 1 / step), level === 'least')}
        {button('plus', texts.zoomIn, () => zoomBy(photoSwipe.current!, step), level === 'most')}
        {button('close', texts.close, leave)}
      </div>
      {pictures.length > 1 && button('previous', texts.previous, () => go(-1), at === 0, styles.previous)}
      {pictures.length > 1 && button('next', texts.next, () => go(1), at === pictures.length - 1, styles.next)}
      <div ref={stage} className={styles.stage} />
    </dialog>
  );
}

/** Larger or smaller around the window's middle, within what the picture bears. */
function zoomBy({ currSlide, options }: PhotoSwipe, factor: number) {
  if (!currSlide) return;
  const { currZoomLevel, zoomLevels: { fit, max } } = currSlide;
  currSlide.zoomTo(Math.min(max, Math.max(fit, currZoomLevel * factor)), undefined, options.zoomAnimationDuration);
}
