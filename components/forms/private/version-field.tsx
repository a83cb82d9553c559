import { SubmitButton } from '@/components/forms/submit-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { FormResult } from '@/lib/server/action/form-result';

type VersionFieldProps = {
  readonly form: {
    readonly result: FormResult<unknown> | null;
    readonly sending: boolean;
    readonly place: string;
  };
  /** Version of what the page shows. */
  readonly version: string;
  readonly name?: string;
  /** Name and value that “Keep mine” sends, where the form has two buttons and tells them apart by these. */
  readonly keep?: { readonly name: string; readonly value: string };
};

/**
 * The version that a form began with. When the record has changed meanwhile, it shows what was written beside what is stored
 * now, and lets the person choose, with and without scripts: the form sent once more replaces it.
 */
export function VersionField({ form, version, name = 'version', keep }: VersionFieldProps) {
  const { result, sending, place } = form;
  const stored = result && !result.ok ? result.stored : undefined;
  return (
    <>
      <input type="hidden" name={name} value={stored?.version ?? version} />
      {stored && (
        <Card variant="flat" className="grid min-w-0 gap-5">
          <dl className="grid gap-4">
            {stored.differences.map(({ label, wrote, current }) => (
              <div key={label} className="grid gap-2">
                <dt className="font-semibold">{label}</dt>
                <dd className="grid gap-2 sm:grid-cols-2">
                  <Value title="You wrote" words={wrote} />
                  <Value title="Current version" words={current} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap gap-3">
            <SubmitButton sending={sending} sendingLabel="Saving..." variant="outline" {...keep}>
              Keep mine
            </SubmitButton>
            <Button asChild variant="outline">
              <a href={place} data-leaves-freely>
                Use theirs
              </a>
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}

function Value({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <div className="min-w-0 rounded-control bg-muted px-3 py-2">
      <p className="text-muted-foreground text-small">{title}</p>
      <p className="whitespace-pre-line wrap-anywhere">{words === '' ? 'Empty' : words}</p>
    </div>
  );
}
