import { controlBorder, controlStyle } from '@/components/forms/styles';
import type { useScreenshot } from '@/components/payment/use-screenshot';
import { Button } from '@/components/ui/button';
import { fileSizeInWords } from '@/lib/file-size';
import { screenshotField, screenshotRefusals, screenshotTypes } from '@/lib/payment/rules';

type ScreenshotFieldProps = {
  readonly id: string;
  readonly screenshot: ReturnType<typeof useScreenshot>;
  /** Said of this file by the form that was sent. */
  readonly error?: string | undefined;
  readonly sending: boolean;
};

/** The proof of payment: chosen, dropped or taken with the camera, shown, and removed again (spec §5). */
export function ScreenshotField({ id, screenshot, error, sending }: ScreenshotFieldProps) {
  const { file, preview, refusal } = screenshot;
  const said = refusal ? screenshotRefusals[refusal] : undefined;
  const message = said?.message ?? error;
  const title =
    said?.title ?? Object.values(screenshotRefusals).find((one) => one.message === message)?.title;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Payment screenshot
      </label>
      <p id={`${id}-hint`} className="max-w-measure text-ink-soft text-small">
        The page of your app that says the payment went through. JPG, PNG, WEBP or PDF, up to 5 MB. We keep
        the picture only, not what a photo says about where it was taken.
      </p>
      <div id={`${id}-error`} role="alert" className="font-semibold text-danger text-small empty:hidden">
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
        className={`grid gap-3 rounded-card border-2 border-dashed p-4 ${screenshot.over ? 'border-primary bg-primary-soft' : 'border-line-strong'}`}
      >
        <p className="text-small">Drop the file here, or choose it:</p>
        <input
          ref={screenshot.inputRef}
          id={id}
          name={screenshotField}
          type="file"
          accept={screenshotTypes}
          required
          disabled={sending}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={message ? true : undefined}
          onChange={screenshot.choose}
          className={`${controlStyle} ${controlBorder(message)} file:mr-3 file:min-h-9 file:rounded-control file:bg-primary-soft file:px-3 file:font-semibold file:text-primary`}
        />
        {file && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {preview && (
              // biome-ignore lint/performance/noImgElement: a picture that only this browser has
              <img
                src={preview}
                alt="Your screenshot"
                className="max-h-60 max-w-full rounded-control border border-line object-contain"
              />
            )}
            <p className="min-w-0 break-all text-small">
              {file.name} ({fileSizeInWords(file.size)})
            </p>
            <Button look="quiet" onClick={screenshot.remove} disabled={sending}>
              Remove<span className="sr-only"> the screenshot</span>
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
