import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Picture, type PictureProps } from '../picture/Picture.tsx';
import styles from './Video.module.css';

export interface VideoProps {
  /** What it shows. */
  label: string;
  /** Files of the same film; the browser takes the first that it can play. */
  sources: readonly { url: string; type: string }[];
  poster: Pick<PictureProps, 'url' | 'sizes' | 'phone' | 'eager'>;
  captions?: readonly { url: string; language: string; label: string }[];
  playLabel: string;
  pauseLabel: string;
  /** Instead of the film when it cannot be played. */
  failedText: string;
  /** Width to height. */
  ratio?: number;
  /** Begins by itself when it comes into view, unless it has been stopped there: always without sound, and never for who wants less motion or less data. */
  autoplay?: boolean;
  muted?: boolean;
  loop?: boolean;
  /** The browser's own controls, once it plays (CMS-144). */
  controls?: boolean;
}

/** A film of which nothing but its picture is loaded before somebody wants to see it (CMS-145). */
export function Video({ label, sources, poster, captions = [], playLabel, pauseLabel, failedText, ratio = 16 / 9, autoplay = false, muted = autoplay, loop = false, controls = false }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'paused' | 'failed'>('waiting');

  useEffect(() => {
    const film = video.current!;
    const wantsLess = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (!autoplay || wantsLess) return;
    let isWanted = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) {
        // Who has stopped it does not want it to begin again.
        isWanted = !film.paused || film.played.length === 0;
        film.pause();
      } else if (isWanted) {
        // A browser may refuse; then the button is there.
        film.play().catch(() => {});
      }
    }, { threshold: 0.5 });
    observer.observe(film);
    return () => observer.disconnect();
  }, [autoplay]);

  const toggle = () => {
    const film = video.current!;
    if (film.paused) film.play().catch(() => film.error || film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE ? setState('failed') : undefined);
    else film.pause();
  };
  const hasBegun = state === 'playing' || state === 'paused';
  return (
    <div role="group" aria-label={label} className={styles.video} style={{ aspectRatio: ratio }} data-state={state}>
      <video
        ref={video}
        preload="none"
        playsInline
        muted={muted}
        loop={loop}
        controls={controls && hasBegun}
        aria-label={label}
        // Takes the focus of its button, which its own controls replace, and keeps it when they go.
        tabIndex={controls && !hasBegun ? -1 : undefined}
        onPlaying={({ currentTarget: film }) => {
          if (controls && button.current && button.current === document.activeElement) film.focus();
          setState('playing');
        }}
        onPause={() => setState('paused')}
        onEnded={() => setState('waiting')}
        onError={() => setState('failed')}
      >
        {sources.map(({ url, type }, index) => (
          // Only the last one's failure means that there is none.
          <source key={url} src={url} type={type} onError={index === sources.length - 1 ? () => setState('failed') : undefined} />
        ))}
        {captions.map(({ url, language, label: name }, index) => <track key={url} kind="captions" src={url} srcLang={language} label={name} default={index === 0} />)}
      </video>
      {!hasBegun && <Picture {...poster} alt="" ratio={ratio} className={styles.poster} />}
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>{failedText}</p>
      ) : (
        !(controls && hasBegun) && (
          <button ref={button} type="button" className={styles.toggle} aria-label={state === 'playing' ? pauseLabel : playLabel} onClick={toggle}>
            <Icon name={state === 'playing' ? 'pause' : 'play'} />
          </button>
        )
      )}
    </div>
  );
}
