import * as z from 'zod';
import { pictureField } from '@/lib/account/profile/picture/rules';
import { actionMessages } from '@/lib/server/action/messages';

const answerShape = z.object({ ok: z.boolean(), message: z.string(), picture: z.string().nullable() });

export type PictureAnswer = z.output<typeof answerShape>;

const longestMs = 120_000;
const lost = 'The connection was lost during the upload. Please try again.';

function answerOf(text: string): PictureAnswer {
  try {
    return answerShape.parse(JSON.parse(text));
  } catch {
    return { ok: false, message: actionMessages.unexpected, picture: null };
  }
}

/**
 * Sends a picture and reports its progress, which `fetch` cannot. Never throws.
 * @param address that receives pictures of this kind
 * @param onProgress share of the bytes sent, 0 to 1
 */
export function sendPicture(
  picture: Blob,
  address: string,
  onProgress: (share: number) => void,
): Promise<PictureAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, message: lost, picture: null });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request.responseText));
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    request.open('POST', address);
    request.timeout = longestMs;
    request.setRequestHeader('accept', 'application/json');
    const form = new FormData();
    form.append(pictureField, picture, 'picture');
    request.send(form);
  });
}

/** Opens a file as a picture, turned upright; rejects a format that this browser cannot show. */
export async function openPicture(file: File): Promise<HTMLImageElement> {
  const picture = new Image();
  const address = URL.createObjectURL(file);
  try {
    picture.src = address;
    await picture.decode();
    if (picture.naturalWidth === 0) throw new Error('A drawing without a size of its own.');
    return picture;
  } finally {
    // The decoded picture stays; this only closes the link to the file.
    URL.revokeObjectURL(address);
  }
}

/** The content of the canvas, as WebP if the browser can write it, else as PNG. */
export function drawnOn(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}
