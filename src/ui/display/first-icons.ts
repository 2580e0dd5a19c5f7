/** Strokes on a 24 × 24 grid, one path each; drawn for this kit. These are on the screens before the log-in. */
export const firstIcons = {
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M19 12H5m6-6-6 6 6 6',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-up': 'm6 15 6-6 6 6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'check-circle': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.7 2.8 2.7L16 9.5',
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.7v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-9.5V16m0-8.2v.1',
  blocked: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.7 5.7l12.6 12.6',
  refresh: 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 4v4.5h-4.5',
  offline: 'M3 3l18 18M9 5.6A6 6 0 0 1 18 11.3a3.9 3.9 0 0 1 2.6 5.5M17 19H7a4.5 4.5 0 0 1-.5-9',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M3 3l18 18M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.2 7.2A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.8-.8M9.9 10a3 3 0 0 0 4.2 4.2',
  wrench: 'M14.5 9.5 5 19a2 2 0 0 0 3 3M20 6.5l-3 3-2.5-2.5 3-3A5 5 0 0 0 11 10.2',
} as const
