import { z } from 'zod';
import { actionMessages } from '@/lib/action/messages';
import { pictureField, picturesPath } from '@/lib/profile/picture/rules';

const answerShape = z.object({ ok: z.boolean(), message: z.string(), picture: z.string().nullable() });

export type PictureAnswer = z.output<typeof answerShape>;

const longestMs = 120_000;
const lost = 'The connection broke before the picture was here. Please try again.';

/** The answer of the server, or what can be said without one. */
function answerOf(text: string): PictureAnswer {
  try {
    return answerShape.parse(JSON.parse(text));
  } catch {
    return { ok: false, message: actionMessages.unexpected, picture: null };
  }
}

/**
 * Sends a picture and tells how far it has come; `fetch` knows nothing of that. Never throws.
 * @param onProgress share of the bytes sent, 0 to 1
 */
export function sendPicture(picture: Blob, onProgress: (share: number) => void): Promise<PictureAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, message: lost, picture: null });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request.responseText));
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    request.open('POST', picturesPath);
    request.timeout = longestMs;
    request.setRequestHeader('accept', 'application/json');
    const form = new FormData();
    form.append(pictureField, picture, 'picture');
    request.send(form);
  });
}

/** Opens a file as a picture, turned upright; rejects what this browser cannot show. */
export async function openPicture(file: File): Promise<HTMLImageElement> {
  const picture = new Image();
  const address = URL.createObjectURL(file);
  try {
    picture.src = address;
    await picture.decode();
    if (picture.naturalWidth === 0) throw new Error('A drawing without a size of its own.');
    return picture;
  } finally {
    // What was decoded stays; only the way to the file is closed.
    URL.revokeObjectURL(address);
  }
}

/** What stands on the canvas, as WebP where the browser can write it, else as PNG. */
export function drawnOn(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}
