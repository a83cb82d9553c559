import type { Hair, Skin } from './colours';

const faceShapes = {
  oval: 'M112 118C112 80 132 62 160 62S208 80 208 118C208 152 190 190 160 190S112 152 112 118Z',
  round: 'M108 122C108 82 130 62 160 62S212 82 212 122C212 160 190 188 160 188S108 160 108 122Z',
  square:
    'M111 116C111 80 132 62 160 62S209 80 209 116C209 146 206 162 194 176 184 187 172 191 160 191S136 187 126 176C114 162 111 146 111 116Z',
  long: 'M114 116C114 78 134 60 160 60S206 78 206 116C206 154 188 197 160 197S114 154 114 116Z',
} as const;

const beards = {
  short:
    'M110 130C110 168 126 198 160 198S210 168 210 130C207 148 200 156 189 155 179 152 168 157 160 157S141 152 131 155C120 156 113 148 110 130Z',
  full: 'M108 126C106 178 124 222 160 222S214 178 212 126C208 146 200 154 189 153 179 150 168 156 160 156S141 150 131 153C120 154 112 146 108 126Z',
  handlebar:
    'M128 158C134 168 144 158 160 158 176 158 186 168 192 158 194 172 178 176 160 166 142 176 126 172 128 158Z',
  moustache:
    'M134 165C141 155 153 154 160 159 167 154 179 155 186 165 177 170 167 168 160 164 153 168 143 170 134 165Z',
} as const;

export type Face = {
  shape: keyof typeof faceShapes;
  /** How far the features are turned to one side, in units: a little is lively, more than 5 is a different drawing. */
  turn: number;
  beard?: keyof typeof beards;
  spectacles?: 'round' | 'square';
  /** Lines of a longer life, beside the eyes and the mouth. */
  lines?: boolean;
  /** A wide smile instead of a quiet one. */
  smiling?: boolean;
  /** Fuller lashes and lips. */
  soft?: boolean;
  bindi?: string;
  nosePin?: boolean;
};

const mirrored = (draw: (side: -1 | 1) => string) => draw(-1) + draw(1);

const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Lips on dark hair need their own, lighter colour. */
const lipInBeard = '#d98f80';

function drawMouth(face: Face, skin: Skin): string {
  if (face.smiling) {
    return `<path d="M142 166Q160 172 178 166 174 185 160 185T142 166Z" fill="${skin.lip}"/><path d="M147 169Q160 173 173 169 170 176 160 176T147 169Z" fill="#fff"/>`;
  }
  if (face.soft) {
    return `<path d="M144 167Q153 165 160 168 167 165 176 167 170 181 160 181T144 167Z" fill="${skin.lip}"/>${line('M145 167.5Q160 176 175 167.5', skin.shade, 1.6)}`;
  }
  const inBeard = face.beard === 'short' || face.beard === 'full';
  return line('M145 168Q160 180 175 168', inBeard ? lipInBeard : skin.lip, 4);
}

/** The head without hair: neck, ears, face and features. */
export function drawFace(face: Face, skin: Skin, hair: Hair, beardHair: Hair): string {
  const eyes = mirrored((side) => {
    const x = 160 + side * 21;
    const lash = face.soft ? line(`M${x - 8} 129Q${x} 121 ${x + 8} 129`, '#2a201d', 3) : '';
    return `<ellipse cx="${x}" cy="131" rx="4.3" ry="5.2" fill="#2a201d"/><circle cx="${x + 1.5}" cy="129" r="1.3" fill="#fff"/>${lash}`;
  });
  const brows = mirrored((side) => {
    const [inner, outer] = [160 + side * 11, 160 + side * 34];
    return line(
      `M${inner} 113Q${160 + side * 24} ${face.soft ? 105 : 106} ${outer} 114`,
      hair.base,
      face.soft ? 3.5 : 5,
    );
  });
  const age = face.lines
    ? mirrored((side) =>
        line(
          `M${160 + side * 22} 152Q${160 + side * 29} 158 ${160 + side * 28} 167M${160 + side * 38} 134l${side * 5} 3`,
          skin.shade,
          2.2,
          0.7,
        ),
      )
    : '';
  const onJaw = face.beard === 'short' || face.beard === 'full';
  // A beard on the jaw stands a little outside a narrow face: skin closes the gap at its upper edge.
  const jaw = onJaw
    ? `<path d="M110 124H210V140Q206 160 196 160H124Q114 160 110 140Z" fill="${skin.base}"/>`
    : '';
  const bearded = face.beard ? `<path d="${beards[face.beard]}" fill="${beardHair.base}"/>` : '';
  const mouth = drawMouth(face, skin);
  const frames = face.spectacles
    ? `<g stroke="#33292a" stroke-width="3">${mirrored((side) =>
        face.spectacles === 'round'
          ? `<circle cx="${160 + side * 22}" cy="131" r="16.5" fill="#fff" fill-opacity=".16"/>`
          : `<rect x="${160 + side * 22 - 17}" y="118" width="34" height="25" rx="7" fill="#fff" fill-opacity=".16"/>`,
      )}<path d="M155 129Q160 125 165 129M121 127L110 124M199 127L210 124"/></g>`
    : '';
  const cheeks = mirrored((side) => `<ellipse cx="${160 + side * 28}" cy="152" rx="10" ry="8"/>`);
  return [
    mirrored(
      (side) =>
        `<ellipse cx="${160 + side * 50}" cy="134" rx="9" ry="14" fill="${skin.base}"/><path d="M${160 + side * 52} 128Q${160 + side * 47} 134 ${160 + side * 52} 140" stroke="${skin.shade}" stroke-width="2"/>`,
    ),
    `<path d="M109 124C104 84 128 62 160 62S216 84 211 124Z${faceShapes[face.shape]}" fill="${skin.base}"/>`,
    `<g transform="translate(${face.turn})">`,
    jaw,
    `<g fill="${skin.lip}" opacity=".2">${cheeks}</g>`,
    age,
    bearded,
    frames,
    brows,
    eyes,
    line(
      `M${160 + Math.sign(face.turn || 1) * 2} 134Q${160 + Math.sign(face.turn || 1) * 8} 150 ${160 + Math.sign(face.turn || 1) * 4} 154 160 157 155 154`,
      skin.shade,
      3,
    ),
    mouth,
    face.bindi ? `<circle cx="160" cy="106" r="4" fill="${face.bindi}"/>` : '',
    face.nosePin ? '<circle cx="151" cy="152" r="2" fill="#f4cf7d"/>' : '',
    '</g>',
  ].join('');
}

/** Neck and the skin an open neckline shows. */
export function drawNeck(skin: Skin): string {
  return `<path d="M136 168H184V222L202 240Q198 276 160 292 122 276 118 240L136 222Z" fill="${skin.base}"/><path d="M136 184Q160 212 184 184V198Q160 226 136 202Z" fill="${skin.shade}" opacity=".75"/>`;
}
