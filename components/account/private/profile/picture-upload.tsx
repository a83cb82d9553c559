import { Framer } from '@/components/account/private/profile/framer';
import type { usePictureUpload } from '@/components/account/private/profile/use-picture-upload';
import { Button } from '@/components/ui/button';
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field';
import { FileInput } from '@/components/ui/private/file-input';
import { Progress } from '@/components/ui/private/progress';
import { largestPicture, pictureField } from '@/lib/account/profile/picture/rules';
import { mostInWords } from '@/lib/format/file-size';

type PictureUploadProps = {
  readonly upload: ReturnType<typeof usePictureUpload>;
  readonly receiver: string;
  readonly label: string;
  readonly button: string;
};

/** Chooses, frames and sends one picture; without scripts it sends the file as it is. */
export function PictureUpload({ upload, receiver, label, button }: PictureUploadProps) {
  const { progress, chosen } = upload;
  const sending = progress !== undefined;
  return (
    <form
      action={receiver}
      method="post"
      encType="multipart/form-data"
      onSubmit={upload.upload}
      className="grid gap-4"
    >
      <Field>
        <FieldLabel htmlFor="picture">{label}</FieldLabel>
        <FieldDescription id="picture-hint">
          JPG, PNG or WebP, up to {mostInWords(largestPicture)}. We remove the place and time at which a photo
          was taken.
        </FieldDescription>
        <FileInput
          ref={upload.inputRef}
          id="picture"
          name={pictureField}
          accept="image/*"
          aria-describedby="picture-hint"
          disabled={sending}
          onChange={upload.choose}
        />
      </Field>
      {chosen && <Framer key={chosen.src} picture={chosen} canvasRef={upload.canvasRef} />}
      {sending && (
        <FieldLabel className="grid gap-1">
          Uploading your picture
          <Progress value={progress} max={1} />
        </FieldLabel>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline" disabled={sending} aria-busy={sending || undefined}>
          {sending ? 'Uploading...' : button}
        </Button>
        {chosen && !sending && (
          <Button variant="link" onClick={upload.letGo}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
