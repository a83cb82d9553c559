/** A therapist's specializations. `most` keeps a card short; the profile shows the rest. */
export function SpecializationBadges({
  specialization,
  most = specialization.length,
}: {
  specialization: readonly string[];
  most?: number;
}) {
  if (specialization.length === 0) return null;
  const more = specialization.length - most;
  return (
    <ul
      aria-label="Specializations"
      className="flex flex-wrap gap-1.5 text-primary text-small *:rounded-full *:bg-accent *:px-3 *:py-1"
    >
      {specialization.slice(0, most).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {more > 0 ? <li className="bg-transparent! px-1! text-muted-foreground">and {more} more</li> : null}
    </ul>
  );
}
