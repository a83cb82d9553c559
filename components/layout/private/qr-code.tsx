import { create } from 'qrcode';

type QrCodeProps = {
  /** The text of the code, letter by letter. */
  readonly content: string;
  readonly label: string;
  readonly className?: string;
};

/** White margin in modules: readers need four (ISO/IEC 18004). */
const quiet = 4;

/** A QR code as plain shapes: black on white even in the dark theme, because many readers accept no other. */
export function QrCode({ content, label, className }: QrCodeProps) {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const cells = Array.from({ length: size * size }, (_, index) => ({
    x: index % size,
    y: Math.floor(index / size),
  }));
  const path = cells
    .filter(({ x, y }) => modules.get(y, x))
    .map(({ x, y }) => `M${x + quiet} ${y + quiet}h1v1h-1z`)
    .join('');
  const edge = size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={edge} height={edge} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
