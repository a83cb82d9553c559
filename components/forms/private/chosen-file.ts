import * as z from 'zod';
import { inputOf } from '@/components/forms/private/device-picker';
import { isHeic } from '@/lib/format/heic';
import { largestPaper, paperRefusals } from '@/lib/server/file/paper-rules';

type FileRule = {
  readonly formId: string;
  readonly name: string;
  /** The fault that a browser can see before the file is sent, in words; the server opens the file. */
  readonly faultOf: (file: File) => string | undefined | Promise<string | undefined>;
};

/**
 * The schema of an action together with a look at the file that is chosen on the page: a schema reads text, and the file
 * stays in its field. Whether a file must be there, the server says.
 */
export function withChosenFile(schema: z.ZodObject, { formId, name, faultOf }: FileRule): z.ZodObject {
  const look = z.string().superRefine(async (_text, context) => {
    const file = inputOf(`${formId}-${name}`)?.files?.[0];
    const message = file && (await faultOf(file));
    if (message) context.addIssue({ code: 'custom', message });
  });
  return schema.extend({ [name]: look });
}

/** Whether a file on this device is a photo in HEIC, which the server cannot open. */
export async function isHeicFile(file: Blob): Promise<boolean> {
  return isHeic(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
}

export async function paperFaultOf(file: File): Promise<string | undefined> {
  if (file.size > largestPaper) return paperRefusals['too-large'];
  return (await isHeicFile(file)) ? paperRefusals.heic : undefined;
}
