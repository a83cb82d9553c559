import { Alert } from '@/components/ui/alert';
import type { OwnKinds } from '@/lib/therapist/kind/queries';
import { kindPath, misfits } from '@/lib/therapist/kind/rules';

/** The kinds of session that no hours take, beside the hours. */
export function UnbookableKinds({ own }: { readonly own: OwnKinds }) {
  const kinds = own.offered.flatMap(({ id, name, minutes, misfit }) =>
    misfit === null ? [] : [{ id, name, minutes, misfit }],
  );
  if (kinds.length === 0) return null;
  return (
    <Alert asChild variant="warm" frame="plain" size="flush" className="p-5 sm:p-6">
      <ul className="grid gap-2">
        {kinds.map(({ id, name, minutes, misfit }) => (
          <li key={id}>
            <a href={kindPath(id)} className="tap text-link">
              {name}
            </a>
            , {minutes} minutes: {misfits[misfit]}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
