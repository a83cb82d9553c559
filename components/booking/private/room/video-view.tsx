'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { cn } from '@/components/ui/class-names';

type VideoViewProps = {
  readonly stream: MediaStream | null;
  readonly label: string;
  /** One's own picture: silent, and as in a mirror. */
  readonly own?: boolean;
  /** A screen is shown whole, a face fills the frame. */
  readonly whole?: boolean;
  /** Id of the speaker; empty for the usual one. */
  readonly speaker?: string;
  readonly className?: string;
  /** The video element, for code that moves the picture into a window of its own. */
  readonly videoRef?: RefObject<HTMLVideoElement | null>;
};

export function VideoView({
  stream,
  label,
  own = false,
  whole = false,
  speaker = '',
  className,
  videoRef,
}: VideoViewProps) {
  const alone = useRef<HTMLVideoElement>(null);
  const video = videoRef ?? alone;
  useEffect(() => {
    if (video.current && video.current.srcObject !== stream) video.current.srcObject = stream;
  }, [stream, video]);
  useEffect(() => {
    // A speaker that was pulled out: the browser goes on with the usual one.
    // Safari and Firefox on phones cannot choose one.
    if (!own && video.current && 'setSinkId' in video.current)
      void video.current.setSinkId(speaker).catch(() => undefined);
  }, [speaker, own, video]);
  return (
    <video
      ref={video}
      autoPlay
      playsInline
      muted={own}
      aria-label={label}
      className={cn(
        'size-full bg-night',
        whole ? 'object-contain' : 'object-cover',
        own && !whole && '-scale-x-100',
        className,
      )}
    />
  );
}
