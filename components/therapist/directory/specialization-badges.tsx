/** Shows narrower badges, and on phones words with dots between them, which take half the height. */
const plainOnPhones =
  'sm:*:px-2 max-sm:gap-y-0 max-sm:leading-snug max-sm:*:rounded-none max-sm:*:bg-transparent max-sm:*:p-0 max-sm:*:not-last:after:content-["_·"]';

/** A therapist's specializations. `most` and `dense` keep a card short; the profile shows the rest. */
export function SpecializationBadges({
  specialization,
  most = specialization.length,
  dense = false,
}: {
  specialization: readonly string[];
  most?: number;
  dense?: boolean;
}) {
  if (specialization.length === 0) return null;
  const more = specialization.length - most;
  return (
    <ul
      aria-label="Specializations"
      className={`flex flex-wrap gap-1.5 text-primary text-small *:rounded-full *:bg-accent *:px-3 *:py-1 ${dense ? plainOnPhones : ''}`}
    >
      {specialization.slice(0, most).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {more > 0 ? <li className="bg-transparent! px-1! text-muted-foreground">and {more} more</li> : null}
    </ul>
  );
}
