import { Facts } from '@/components/layout/private/facts';
import { Portrait } from '@/components/therapist/directory/portrait';
import type { ApplicationView } from '@/lib/admin/application/queries';
import { formatRupees, paiseTyped } from '@/lib/format/money';
import { noRegister, paperLabel, weekdays } from '@/lib/therapist/application/rules';
import { hoursOf } from '@/lib/therapist/application/schema';

type Props = Pick<ApplicationView, 'papers' | 'photo' | 'name'> & {
  readonly details: Readonly<Record<string, string>>;
};

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** "₹1,800"; as it was typed when it is no amount. */
function rupees(typed: string | undefined): string {
  const paise = paiseTyped(typed ?? '');
  return paise === null ? typed || '–' : formatRupees(paise);
}

function hoursInWords(details: Readonly<Record<string, string>>): string {
  const named = new Map<number, string>(weekdays);
  const hours = hoursOf(details).map(
    ({ weekday, startMinute, endMinute }) =>
      `${named.get(weekday)} ${clock(startMinute)}–${clock(endMinute)}`,
  );
  return hours.join(', ') || '–';
}

/** Everything that an applicant has sent: for comparing with the register, before anybody decides. */
export function ApplicationDetails({ details, papers, photo, name }: Props) {
  const said = (field: string) => details[field]?.replace(/\s*\n\s*/g, ', ') || '–';
  const ways = [details.video && 'Video', details.phone && 'Phone', details.inPerson && 'In person'];
  const onNone = details.register === noRegister;
  return (
    <div className="grid gap-5">
      <h3 className="font-sans text-h4">Qualifications</h3>
      <Facts
        facts={[
          ['Register', onNone ? 'On no register' : said('register')],
          ['Register number', said('registerNumber')],
          ['Degree', said('degree')],
          ['Institute', said('institute')],
          ['Year', said('degreeYear')],
          ['Years of experience', said('yearsOfExperience')],
        ]}
      />
      <h3 className="font-sans text-h4">Certificates</h3>
      {papers.length > 0 ? (
        <ul className="grid gap-1">
          {papers.map(({ id, kind, fileId }, index) => (
            <li key={id}>
              <a href={`/api/files/${fileId}`} className="tap text-link" target="_blank" rel="noopener">
                {index + 1}. {paperLabel(kind)} (opens in a new tab)
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>None, or deleted after the decision.</p>
      )}
      {photo && (
        <>
          <h3 className="font-sans text-h4">Photo</h3>
          <Portrait name={name} picture={photo.address} size={160} className="size-40 text-h2" />
        </>
      )}
      <h3 className="font-sans text-h4">Practice</h3>
      <Facts
        facts={[
          ['Title', said('title')],
          ['City', said('location')],
          ['Languages', said('languages')],
          ['Ways to meet', ways.filter(Boolean).join(', ') || '–'],
          ['Fee', rupees(details.sessionRate)],
          ['Lowest fee', rupees(details.lowestFee)],
          ['Specialisations', said('specialization')],
          ['Ways of working', said('approaches')],
          ['Works with', said('clientGroups')],
          ['LGBTQIA+ affirming', details.affirming ? 'Yes' : '–'],
          ['Hours', hoursInWords(details)],
        ]}
      />
      <h3 className="font-sans text-h4">In their own words</h3>
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{details.bio}</p>
      {[
        ['First words', details.firstWords],
        ['How a first session runs', details.firstSession],
      ].map(([title, words]) =>
        words ? (
          <div key={title} className="grid gap-1">
            <h4 className="font-sans font-semibold">{title}</h4>
            <p className="max-w-measure whitespace-pre-line wrap-anywhere">{words}</p>
          </div>
        ) : null,
      )}
    </div>
  );
}
