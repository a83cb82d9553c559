import type { ReactNode } from 'react';
import {
  Briefcase,
  CalendarClock,
  HeartHandshake,
  IndianRupee,
  Leaf,
  Mail,
  MapPin,
  MessagesSquare,
} from '@/components/ui/icons';
import { replyInWords, replyTimeInWords } from '@/lib/therapist/figures/rules';
import type { ChangingFacts } from '@/lib/therapist/free-times/queries';
import { feesOfKinds } from '@/lib/therapist/kind/rules';
import type { TherapistProfile } from '@/lib/therapist/queries';
import { experienceLabel, feeLabel, modeLabel } from '@/lib/therapist/rules';

function Fact({
  icon,
  label,
  wide = false,
  children,
}: {
  icon: ReactNode;
  label: string;
  /** Takes the whole line on narrow windows too. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`border-border border-b pb-2 lg:pb-3 lg:last:border-0 lg:last:pb-0 ${wide ? 'max-lg:col-span-2' : ''}`}
    >
      <dt className="flex items-center gap-3 text-muted-foreground text-small [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary">
        {icon}
        {label}
      </dt>
      <dd className="font-semibold lg:pl-8">{children}</dd>
    </div>
  );
}

type FeeProps = Pick<TherapistProfile, 'kinds' | 'lowestFeePaise'>;

/** The price of a session, above the button that books one. */
export function FeeFact({ kinds, lowestFeePaise }: FeeProps) {
  return (
    <dl>
      <Fact icon={<IndianRupee />} label="Fee">
        {feesOfKinds(kinds)}
        {lowestFeePaise !== null && (
          <span className="block font-normal text-small">
            Less is possible, from {feeLabel(lowestFeePaise)}. Ask for it in your message.
          </span>
        )}
      </Fact>
    </dl>
  );
}

/** How soon one hears: what we measured, and what the therapist promises their clients. */
function ReplyFact({ medianReplyMs, replyDays }: Pick<ChangingFacts, 'medianReplyMs' | 'replyDays'>) {
  if (medianReplyMs === null && replyDays === null) return null;
  const stated = replyDays === null ? null : `Says to clients: ${replyTimeInWords(replyDays)}`;
  return (
    <Fact icon={<Mail />} label="Usual time until an answer">
      {medianReplyMs === null ? stated : replyInWords(medianReplyMs)}
      {medianReplyMs !== null && stated && <span className="block font-normal text-small">{stated}</span>}
    </Fact>
  );
}

/** The facts that the head of the profile leaves out, in a few words. */
export function Facts({ therapist, changing }: { therapist: TherapistProfile; changing: ChangingFacts }) {
  const { location, modes, places, availability, years, approaches, clientGroups } = therapist;
  const experience = experienceLabel(years);
  return (
    <dl className="grid gap-2 max-lg:grid-cols-2 max-lg:gap-x-5 lg:gap-3">
      <Fact icon={<MapPin />} label="Location">
        {location}
      </Fact>
      {modes.length > 0 ? (
        <Fact icon={<MessagesSquare />} label="Ways to meet">
          {modes.map(modeLabel).join(', ')}
        </Fact>
      ) : null}
      {places.length > 0 ? (
        <Fact icon={<MapPin />} label="In person">
          {places.map((words) => (
            <span key={words} className="block">
              {words}
            </span>
          ))}
        </Fact>
      ) : null}
      {availability ? (
        <Fact icon={<CalendarClock />} label="Availability">
          {availability}
        </Fact>
      ) : null}
      <ReplyFact {...changing} />
      {experience ? (
        <Fact icon={<Briefcase />} label="Experience">
          {experience}
        </Fact>
      ) : null}
      {clientGroups.length > 0 ? (
        <Fact icon={<HeartHandshake />} label="Works with">
          {clientGroups.join(', ')}
        </Fact>
      ) : null}
      {approaches.length > 0 ? (
        <Fact icon={<Leaf />} label="Ways of working" wide>
          {approaches.join(', ')}
        </Fact>
      ) : null}
    </dl>
  );
}
