import { ButtonForm } from '@/components/forms/button-form';
import { PaperForm } from '@/components/therapist/private/application/paper-form';
import { When } from '@/components/ui/format';
import { removeOwnPaper } from '@/lib/therapist/application/actions';
import type { PaperView } from '@/lib/therapist/application/queries';
import { applicationPath, mostPapers, paperLabel } from '@/lib/therapist/application/rules';

export function Papers({ papers }: { readonly papers: readonly PaperView[] }) {
  return (
    <div className="grid gap-6">
      {papers.length === 0 ? (
        <p>No certificate yet. We need at least one: your degree, or your entry in a register.</p>
      ) : (
        <ul className="grid divide-y divide-border">
          {papers.map(({ id, kind, addedAt }, index) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-4 py-3">
              <p>
                <span className="font-semibold">{paperLabel(kind)}</span>
                <span className="block text-muted-foreground text-small">
                  Added <When at={addedAt} />
                </span>
              </p>
              <ButtonForm
                id={`remove-paper-${id}`}
                action={removeOwnPaper}
                postTo={applicationPath}
                fields={{ removed: id }}
                label="Remove"
                about={`${paperLabel(kind)}, number ${index + 1}`}
              />
            </li>
          ))}
        </ul>
      )}
      {papers.length < mostPapers && <PaperForm />}
      <p className="text-muted-foreground text-small">
        Only the people who decide see your certificates. We delete them when we have decided.
      </p>
    </div>
  );
}
