import { ButtonForm } from '@/components/forms/button-form';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { FieldDescription } from '@/components/ui/field';
import { changeOwnForm } from '@/lib/care/form/own/actions';
import type { FormChoice } from '@/lib/care/form/own/queries';

type FormChoicesProps = {
  readonly forms: readonly FormChoice[];
  readonly path: string;
};

/** Forms that can be sent, each with the switch that sends it with first bookings. */
export function FormChoices({ forms, path }: FormChoicesProps) {
  return (
    <Card asChild size="flush" className="divide-y divide-border">
      <ul>
        {forms.map(({ value, title, isReady, needsGuardian, version, isArchived, isAutomatic, use }) => {
          const canSend = version > 0 && !isArchived;
          return (
            <li
              key={value}
              className="grid gap-3 px-pad py-2.5 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-6"
            >
              <div className="grid min-w-0">
                <a
                  href={`/therapist-dashboard/forms/${value}`}
                  className="inline-flex min-h-tap items-center wrap-anywhere font-semibold text-link"
                >
                  {title}
                </a>
                {use && <FieldDescription>{use}</FieldDescription>}
                <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
                  {!isReady && version > 0 && <Badge variant="muted">Version {version}</Badge>}
                  {version === 0 && <Badge variant="warm">Draft</Badge>}
                  {isArchived && <Badge variant="muted">Archived</Badge>}
                  {isAutomatic && <Badge variant="success">Sent with first bookings</Badge>}
                </div>
              </div>
              {canSend && !needsGuardian && (
                <ButtonForm
                  id={`automatic-${value}`}
                  action={changeOwnForm}
                  postTo={path}
                  fields={{ form: value, step: isAutomatic ? 'by-hand' : 'automatic' }}
                  label={isAutomatic ? 'Send manually only' : 'Send with first bookings'}
                  about={title}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
