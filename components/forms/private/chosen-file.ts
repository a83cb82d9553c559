import * as z from 'zod';
import { inputOf } from '@/components/forms/private/device-picker';
import { largestPaper, paperRefusals } from '@/lib/server/file/paper-rules';

type FileRule = {
  /** Id of the form on the page. */
  readonly formId: string;
  /** Name of the file field. */
  readonly name: string;
  /** The fault that a browser can see before the file is sent, in words; the server opens the file. */
  readonly faultOf: (file: File) => string | undefined;
};

/**
 * The schema of an action together with a look at the file that is chosen on the page: a schema reads text, and the file
 * stays in its field. Whether a file must be there, the server says.
 */
export function withChosenFile(schema: z.ZodObject, { formId, name, faultOf }: FileRule): z.ZodObject {
  const look = z.string().superRefine((_text, context) => {
    const file = inputOf(`${formId}-${name}`)?.files?.[0];
    const message = file && faultOf(file);
    if (message) context.addIssue({ code: 'custom', message });
  });
  return schema.extend({ [name]: look });
}

/** What is wrong with a paper at first sight. */
export function paperFaultOf({ size }: File): string | undefined {
  return size > largestPaper ? paperRefusals['too-large'] : undefined;
}
