'use client';

import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { isHeicFile } from '@/components/forms/private/chosen-file';
import { largestScreenshot, type ScreenshotRefusal } from '@/lib/payment/rules';

const types = new Set(['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'application/pdf']);
const endings = /\.(?:jpe?g|png|webp|pdf)$/i;

/** Checks what the browser can see of a file; the server checks its content. */
function refusalOf(file: File | undefined): ScreenshotRefusal | undefined {
  if (!file) return 'missing';
  if (/hei[cf]$/i.test(file.type || file.name)) return 'heic';
  if (file.type === '' ? !endings.test(file.name) : !types.has(file.type)) return 'wrong-type';
  return file.size > largestScreenshot ? 'too-large' : undefined;
}

/** The chosen file: from the file chooser or dropped on the field, shown as a picture, and removable. */
export function useScreenshot() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<string>();
  /** Shown at once when somebody chooses a file that cannot be sent. */
  const [refusal, setRefusal] = useState<ScreenshotRefusal>();
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setPreview(undefined);
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  function say(chosen: File | undefined, found: ScreenshotRefusal | undefined) {
    setRefusal(found);
    setFile(found ? undefined : chosen);
    if (found && inputRef.current) inputRef.current.value = '';
  }

  async function take(chosen: File | undefined) {
    const found = chosen && refusalOf(chosen);
    say(chosen, found);
    // Phones name photos .jpg that are none; another file may have been chosen meanwhile.
    if (!chosen || found || !(await isHeicFile(chosen))) return;
    if (inputRef.current?.files?.[0] === chosen) say(chosen, 'heic');
  }

  function remove() {
    if (inputRef.current) inputRef.current.value = '';
    setFile(undefined);
    setRefusal(undefined);
    inputRef.current?.focus();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    if (!inputRef.current || files.length === 0) return;
    inputRef.current.files = files;
    void take(inputRef.current.files?.[0]);
  }

  return {
    inputRef,
    file,
    preview,
    refusal,
    over,
    remove,
    /** The present fault of the file, for the form about to be sent. */
    now: (): ScreenshotRefusal | undefined => refusal ?? refusalOf(inputRef.current?.files?.[0]),
    choose: ({ target }: ChangeEvent<HTMLInputElement>) => take(target.files?.[0]),
    dropProps: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: drop,
    },
  };
}
