import { ButtonForm } from '@/components/forms/button-form';
import { type Line, LineList } from '@/components/layout/private/line-list';
import { Badge } from '@/components/ui/badge';
import { stepOwnKind } from '@/lib/therapist/kind/actions';
import type { OwnKinds } from '@/lib/therapist/kind/queries';
import { bookableByLabels, kindInWords, kindPath, kindPaths, misfits } from '@/lib/therapist/kind/rules';

type KindListProps = {
  readonly own: OwnKinds;
  /** Address of the booking page, for kinds that are booked by their link. */
  readonly bookUrl: string;
};

function Step({ kind, step, label, about }: { kind: string; step: string; label: string; about: string }) {
  return (
    <ButtonForm
      id={`${step}-${kind}`}
      action={stepOwnKind}
      postTo={kindPaths.list}
      fields={{ kind, step }}
      label={label}
      about={about}
    />
  );
}

/** A therapist's kinds of session in the order in which people read them. */
export function KindList({ own: { offered, modes }, bookUrl }: KindListProps) {
  const lines = offered.map((kind, index): Line => {
    const { id, name, bookableBy, noticeHours, misfit } = kind;
    const note = [
      kindInWords(kind, modes),
      noticeHours !== null && `${noticeHours} hours’ notice`,
      bookableBy === 'link' && `${bookUrl}?kind=${id}`,
    ];
    return {
      id,
      title: (
        <a href={kindPath(id)} className="tap text-link">
          {name}
        </a>
      ),
      note: note.filter(Boolean).join(' · '),
      end: (
        <div className="flex flex-wrap items-center gap-3 pb-1">
          {bookableBy !== 'everybody' && <Badge variant="muted">{bookableByLabels[bookableBy]}</Badge>}
          {index > 0 && <Step kind={id} step="up" label="Move up" about={name} />}
          {offered.length > 1 && <Step kind={id} step="archive" label="Archive" about={name} />}
        </div>
      ),
      below: misfit && <p className="pb-1 text-small text-warm-strong">{misfits[misfit]}</p>,
    };
  });
  return <LineList lines={lines} empty="You offer no kind of session." />;
}
