import type { ReactNode } from 'react';
import {
  BadgeCheck,
  Briefcase,
  CalendarClock,
  GraduationCap,
  HeartHandshake,
  IndianRupee,
  Languages,
  Leaf,
  Mail,
  MapPin,
  MessagesSquare,
} from '@/components/ui/icons';
import { formatDay } from '@/lib/format/time';
import { replyInWords, replyTimeInWords } from '@/lib/therapist/figures/rules';
import type { ChangingFacts } from '@/lib/therapist/free-times/queries';
import type { TherapistProfile } from '@/lib/therapist/queries';
import { registerLabel } from '@/lib/therapist/register/rules';
import { experienceLabel, feeLabel, modeLabel } from '@/lib/therapist/rules';

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="border-border border-b pb-3 last:border-0 last:pb-0">
      <dt className="flex items-center gap-3 text-muted-foreground text-small [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary">
        {icon}
        {label}
      </dt>
      <dd className="pl-8 font-semibold">{children}</dd>
    </div>
  );
}

type FeeProps = Pick<TherapistProfile, 'feePaise' | 'lowestFeePaise'>;

/** What a session costs: above the button that books one. */
export function FeeFact({ feePaise, lowestFeePaise }: FeeProps) {
  return (
    <dl>
      <Fact icon={<IndianRupee />} label="Fee">
        {feeLabel(feePaise)}
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

/** Everything else that can be said in a few words. */
export function Facts({ therapist, changing }: { therapist: TherapistProfile; changing: ChangingFacts }) {
  const { location, modes, languages, availability, years } = therapist;
  const { approaches, clientGroups, degrees, registers } = therapist;
  const experience = experienceLabel(years);
  return (
    <dl className="grid gap-3">
      <Fact icon={<MapPin />} label="Location">
        {location}
      </Fact>
      {modes.length > 0 ? (
        <Fact icon={<MessagesSquare />} label="Ways to meet">
          {modes.map(modeLabel).join(', ')}
        </Fact>
      ) : null}
      {languages.length > 0 ? (
        <Fact icon={<Languages />} label="Languages">
          {languages.join(', ')}
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
        <Fact icon={<Leaf />} label="Ways of working">
          {approaches.join(', ')}
        </Fact>
      ) : null}
      {registers.length > 0 ? (
        <Fact icon={<BadgeCheck />} label="Register">
          {registers.map(({ register, number, lookedUp, goodUntil }) => (
            <span key={`${register} ${number}`} className="block">
              {registerLabel(register)} {number}
              <span className="block font-normal text-small">
                Checked on {formatDay(lookedUp)}, good until {formatDay(goodUntil)}
              </span>
            </span>
          ))}
        </Fact>
      ) : null}
      {degrees.length > 0 ? (
        <Fact icon={<GraduationCap />} label="Degrees">
          {degrees.join('; ')}
        </Fact>
      ) : null}
    </dl>
  );
}
