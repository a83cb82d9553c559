'use client';

import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { drawnOn, openPicture, sendPicture } from '@/components/profile/send-picture';
import { isDone, type PictureOutcome, pictureOutcomes } from '@/lib/profile/picture/rules';

const notShown = 'This browser cannot open that file. Choose a JPG, PNG or WebP picture.';

/** What is said above the form: that it is done, or under a title what went wrong. */
export type Said =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly title: string; readonly message: string };

const done = (message: string): Said => ({ ok: true, message });
const failed = (message: string): Said => ({ ok: false, title: 'Error uploading image', message });

/** What became of a form that was posted without scripts. */
export function saidOf(outcome: PictureOutcome): Said {
  const { message } = pictureOutcomes[outcome];
  return isDone(outcome) ? done(message) : failed(message);
}

/**
 * One picture on its way: chosen, framed, shown as if it were there already, and taken back with the reason when the
 * server says otherwise.
 * @param current where the picture of the profile is read now
 */
export function usePictureUpload(current: string | null) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(current);
  const [preview, setPreview] = useState<string>();
  const [chosen, setChosen] = useState<HTMLImageElement>();
  const [progress, setProgress] = useState<number>();
  /** Undefined until something happens here, null when there is nothing to say any more. */
  const [said, setSaid] = useState<Said | null>();
  const saidRef = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone or asleep by now: reading goes on where the answer stands.
  useEffect(() => {
    if (said) saidRef.current?.focus();
  }, [said]);

  function letGo() {
    setChosen(undefined);
    if (inputRef.current) inputRef.current.value = '';
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    setSaid(null);
    if (!file) return setChosen(undefined);
    try {
      setChosen(await openPicture(file));
    } catch {
      letGo();
      setSaid(failed(notShown));
    }
  }

  async function upload(event: FormEvent) {
    event.preventDefault();
    if (progress !== undefined) return;
    const canvas = canvasRef.current;
    if (!chosen || !canvas) return setSaid(saidOf('no-file'));
    const blob = await drawnOn(canvas);
    if (!blob) return setSaid(failed(notShown));
    const seen = URL.createObjectURL(blob);
    setSaid(null);
    setPreview(seen);
    setProgress(0);
    const answer = await sendPicture(blob, setProgress);
    setProgress(undefined);
    setPreview(undefined);
    URL.revokeObjectURL(seen);
    setSaid(answer.ok ? done(answer.message) : failed(answer.message));
    if (!answer.ok) return;
    setKept(answer.picture);
    letGo();
  }

  return {
    /** What is shown: the picture that is kept, or the one on its way. */
    shown: preview ?? kept,
    kept,
    chosen,
    /** Share that has been sent; undefined when nothing is under way. */
    progress,
    said,
    saidRef,
    canvasRef,
    inputRef,
    choose,
    upload,
    letGo,
    removed: () => {
      setKept(null);
      setSaid(saidOf('removed'));
    },
  };
}
