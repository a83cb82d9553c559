import { TitledSection } from '@/components/layout/titled-section';
import { Phone } from '@/components/ui/format';
import { canTalkForHost, type ShownSafetyNote } from '@/lib/booking/room/rules';

export function SafetyNoteView({ note, other }: { readonly note: ShownSafetyNote; readonly other: string }) {
  return (
    <TitledSection id="note-title" title="If something happens in the call" size="h4" className="grid gap-2">
      {note === 'sealed' ? (
        <p>
          The safety details from {other} cannot be opened at the moment. At the start of the call, ask where
          they are and who to call in an emergency.
        </p>
      ) : note ? (
        <dl className="grid gap-2 [&_dt]:text-muted-foreground [&_dt]:text-small">
          {note.canTalk && (
            <div>
              <dt>Now</dt>
              <dd className="font-semibold">{canTalkForHost[note.canTalk]}</dd>
            </div>
          )}
          {note.place && (
            <div>
              <dt>Where they are</dt>
              <dd className="wrap-anywhere">{note.place}</dd>
            </div>
          )}
          {(note.contactName || note.contactPhone) && (
            <div>
              <dt>Emergency contact</dt>
              <dd className="wrap-anywhere">
                <bdi>{note.contactName}</bdi> {note.contactPhone && <Phone of={note.contactPhone} />}
              </dd>
            </div>
          )}
        </dl>
      ) : (
        <p className="text-muted-foreground">{other} has not shared safety details for this appointment.</p>
      )}
    </TitledSection>
  );
}
