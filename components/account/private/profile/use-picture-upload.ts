'use client';

import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { drawnOn, openPicture, sendPicture } from '@/components/account/private/profile/send-picture';
import { isHeicFile } from '@/components/forms/private/chosen-file';
import { isDone, type PictureOutcome, pictureOutcomes } from '@/lib/account/profile/picture/rules';
import { paperRefusals } from '@/lib/server/file/paper-rules';

const notShown = 'This browser cannot open that file. Choose a JPG, PNG or WebP picture.';

/** The message above the form: success, or a title with what went wrong. */
export type Said =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly title: string; readonly message: string };

const done = (message: string): Said => ({ ok: true, message });
const failed = (message: string): Said => ({ ok: false, title: 'Error uploading image', message });

/** The message for the result of a form that was posted without scripts. */
export function saidOf(outcome: PictureOutcome): Said {
  const { message } = pictureOutcomes[outcome];
  return isDone(outcome) ? done(message) : failed(message);
}

/**
 * The upload of one picture: chosen, framed, shown as if already saved, and taken back with the reason when the
 * server refuses.
 * @param current address of the present picture
 * @param receiver address that receives pictures of this kind
 */
export function usePictureUpload(current: string | null, receiver: string) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [stored, setStored] = useState(current);
  const [preview, setPreview] = useState<string>();
  const [chosen, setChosen] = useState<HTMLImageElement>();
  const [progress, setProgress] = useState<number>();
  /** Undefined until something happens here, null when there is no message any more. */
  const [said, setSaid] = useState<Said | null>();
  const saidRef = useRef<HTMLDivElement>(null);

  // The clicked button is gone or disabled by now, so the focus moves to the answer.
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
      setSaid(failed((await isHeicFile(file)) ? paperRefusals.heic : notShown));
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
    const answer = await sendPicture(blob, receiver, setProgress);
    setProgress(undefined);
    setPreview(undefined);
    URL.revokeObjectURL(seen);
    setSaid(answer.ok ? done(answer.message) : failed(answer.message));
    if (!answer.ok) return;
    setStored(answer.picture);
    letGo();
  }

  return {
    shown: preview ?? stored,
    stored,
    chosen,
    /** Share already sent; undefined when nothing is being sent. */
    progress,
    said,
    saidRef,
    canvasRef,
    inputRef,
    choose,
    upload,
    letGo,
    removed: () => {
      setStored(null);
      setSaid(saidOf('removed'));
    },
  };
}
