'use client';

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Label } from '@/components/ui/label';
import { type Framing, nearest, pulled, squareOf, wholeWidth } from '@/lib/account/profile/picture/framing';
import { pictureSide } from '@/lib/account/profile/picture/rules';

type FramerProps = {
  readonly picture: HTMLImageElement;
  /** Its content is what the form sends. */
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
};

const percent = 100;

/** People choose the square of a picture by pulling it or, without a pointer, by three sliders. */
export function Framer({ picture, canvasRef }: FramerProps) {
  const [framing, setFraming] = useState<Framing>(wholeWidth);
  const hand = useRef<{ x: number; y: number }>(undefined);
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };

  useEffect(() => {
    const canvas = canvasRef.current;
    const { left, top, side } = squareOf(
      { width: picture.naturalWidth, height: picture.naturalHeight },
      framing,
    );
    if (!canvas) return;
    const drawn = Math.max(1, Math.min(pictureSide, Math.round(side)));
    canvas.width = drawn;
    canvas.height = drawn;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, left, top, side, side, 0, 0, drawn, drawn);
  }, [picture, framing, canvasRef]);

  function take(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    hand.current = { x: event.clientX, y: event.clientY };
  }

  function pull(event: PointerEvent<HTMLCanvasElement>) {
    const from = hand.current;
    if (!from) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const [right, down] = [(event.clientX - from.x) / width, (event.clientY - from.y) / width];
    hand.current = { x: event.clientX, y: event.clientY };
    setFraming((now) => pulled(size, now, right, down));
  }

  function letGo() {
    hand.current = undefined;
  }

  const slider = (label: string, value: number, max: number, set: (value: number) => Framing) => (
    <Label className="grid gap-1">
      {label}
      <input
        type="range"
        min={max === percent ? 0 : percent}
        max={max}
        step={1}
        value={Math.round(value * percent)}
        onChange={(event) => setFraming(set(Number(event.target.value) / percent))}
        className="min-h-11 w-full accent-primary"
      />
    </Label>
  );

  return (
    <fieldset className="grid gap-4 sm:grid-cols-[auto_1fr] sm:gap-6">
      <legend className="mb-2 font-semibold">Choose the part to show</legend>
      <canvas
        ref={canvasRef}
        role="img"
        aria-label="The part of your picture to show"
        onPointerDown={take}
        onPointerMove={pull}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        className="size-60 cursor-grab touch-none rounded-full border-2 border-input bg-muted active:cursor-grabbing"
      />
      <div className="grid content-center gap-3">
        {slider('Zoom', framing.zoom, nearest * percent, (zoom) => ({ ...framing, zoom }))}
        {slider('Left or right', framing.x, percent, (x) => ({ ...framing, x }))}
        {slider('Up or down', framing.y, percent, (y) => ({ ...framing, y }))}
        <p className="text-muted-foreground text-small">You can also drag the picture.</p>
      </div>
    </fieldset>
  );
}
