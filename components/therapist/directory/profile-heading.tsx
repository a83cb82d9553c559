export function ProfileHeading({ slug, name }: { readonly slug: string; readonly name: string }) {
  return (
    <h3 className="text-h4 leading-snug">
      <a
        href={`/professionals/${slug}`}
        className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        {name}
      </a>
    </h3>
  );
}
