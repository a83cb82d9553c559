/** Spec §2: shown while the programmes are on their way. */
export default function InternshipsLoading() {
  return (
    <p role="status" className="container-page section-space text-lead">
      Loading internship programs...
    </p>
  );
}
