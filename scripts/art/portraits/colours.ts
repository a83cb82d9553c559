/** Fixed colours: portraits are loaded through <img>, where the page's variables do not reach, and must sit well on light and dark. */

export const skins = {
  wheat: { base: '#dfae87', shade: '#bf8862', lip: '#b4604f' },
  honey: { base: '#cb966c', shade: '#a97650', lip: '#a3513f' },
  almond: { base: '#b47d56', shade: '#925f3f', lip: '#8f4436' },
  cocoa: { base: '#94613f', shade: '#74482d', lip: '#7c382e' },
  teak: { base: '#754a31', shade: '#593521', lip: '#9a5247' },
} as const;

export const hairs = {
  black: { base: '#231d1c', shine: '#3b3230' },
  brown: { base: '#3d2a21', shine: '#573d30' },
  steel: { base: '#5d5a5a', shine: '#7d7978' },
  silver: { base: '#a39d96', shine: '#c4beb6' },
  white: { base: '#dcd7cf', shine: '#f3f0ea' },
} as const;

export const cloths = {
  indigo: { base: '#434a7d', shade: '#343a65' },
  clay: { base: '#c4694a', shade: '#a35338' },
  marigold: { base: '#edb04f', shade: '#d2923a' },
  cream: { base: '#f6ecd9', shade: '#e0d0b4' },
  teal: { base: '#1f7377', shade: '#175a5e' },
  leaf: { base: '#4f9560', shade: '#3d784b' },
  olive: { base: '#858a58', shade: '#6b7044' },
  sky: { base: '#82abcb', shade: '#648fb1' },
  navy: { base: '#2f4373', shade: '#23335b' },
  rust: { base: '#b4563a', shade: '#93432b' },
  maroon: { base: '#8b323c', shade: '#6e242d' },
  oatmeal: { base: '#dccbac', shade: '#c4b08c' },
  sand: { base: '#ccb083', shade: '#b1946a' },
  charcoal: { base: '#40474b', shade: '#2f3538' },
  plum: { base: '#74415c', shade: '#5b3148' },
  slate: { base: '#47626a', shade: '#374e55' },
} as const;

/** Background tint and the arch that stands in front of it. */
export const grounds = {
  sand: ['#f2dfba', '#f8ebd2'],
  mint: ['#bfdccb', '#d3e8da'],
  blush: ['#efc9b8', '#f5dacd'],
  sky: ['#c3d8de', '#d7e5e8'],
  lilac: ['#d3cbe2', '#e1dbec'],
  amber: ['#f3cd8c', '#f8dcab'],
} as const;

export type Skin = (typeof skins)[keyof typeof skins];
export type Hair = (typeof hairs)[keyof typeof hairs];
export type Cloth = (typeof cloths)[keyof typeof cloths];
