import type { useScreenshot } from '@/components/payment/private/submission/use-screenshot';
import { Button } from '@/components/ui/button';
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field';
import { FileInput } from '@/components/ui/private/file-input';
import { fileSizeInWords, mostInWords } from '@/lib/format/file-size';
import { largestScreenshot, screenshotField, screenshotRefusals, screenshotTypes } from '@/lib/payment/rules';

type ScreenshotFieldProps = {
  readonly id: string;
  readonly screenshot: ReturnType<typeof useScreenshot>;
  /** The form's message about this file. */
  readonly error?: string | undefined;
  readonly sending: boolean;
};

/** The proof of payment: people choose, drop or photograph it, see it, and can remove it again (product.md §5). */
export function ScreenshotField({ id, screenshot, error, sending }: ScreenshotFieldProps) {
  const { file, preview, refusal } = screenshot;
  const said = refusal ? screenshotRefusals[refusal] : undefined;
  const message = said?.message ?? error;
  const title =
    said?.title ?? Object.values(screenshotRefusals).find((one) => one.message === message)?.title;
  return (
    <Field>
      <FieldLabel htmlFor={id}>Payment screenshot</FieldLabel>
      <FieldDescription id={`${id}-hint`}>
        The page of your app that says the payment went through. JPG, PNG, WEBP or PDF, up to{' '}
        {mostInWords(largestScreenshot)}. We remove the place where a photo was taken.
      </FieldDescription>
      <div id={`${id}-error`} role="alert" className="font-semibold text-destructive text-small empty:hidden">
        {message && (
          <>
            <span className="sr-only">Error: </span>
            {title && title !== message && <span className="block">{title}</span>}
            <span className="block">{message}</span>
          </>
        )}
      </div>
      <div
        {...screenshot.dropProps}
        className={`grid gap-3 rounded-card border-2 border-dashed p-4 ${screenshot.over ? 'border-primary bg-accent' : 'border-input'}`}
      >
        <p className="text-small max-lg:hidden">Drop the file here, or choose it:</p>
        <FileInput
          ref={screenshot.inputRef}
          id={id}
          name={screenshotField}
          accept={screenshotTypes}
          required
          disabled={sending}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={message ? true : undefined}
          onChange={screenshot.choose}
        />
        {file && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {preview && (
              // biome-ignore lint/performance/noImgElement: a picture that only this browser has
              <img
                src={preview}
                alt="Your screenshot"
                className="max-h-60 max-w-full rounded-control border border-border object-contain"
              />
            )}
            <p className="min-w-0 break-all text-small">
              {file.name} ({fileSizeInWords(file.size)})
            </p>
            <Button variant="link" onClick={screenshot.remove} disabled={sending}>
              Remove<span className="sr-only"> the screenshot</span>
            </Button>
          </div>
        )}
      </div>
    </Field>
  );
}
