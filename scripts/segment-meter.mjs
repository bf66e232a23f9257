/**
 * Measures what `Intl.Segmenter` reads during `work`. In UTF-16 units, `longest` is the length of the longest text, and
 * `units` the total length of all texts.
 * @template Result
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<{ result: Result; longest: number; units: number; segments: number }>}
 */
export async function meterSegments(work) {
  const { prototype } = Intl.Segmenter;
  const { segment } = prototype;
  const counted = { longest: 0, units: 0, segments: 0 };
  prototype.segment = function (text) {
    counted.longest = Math.max(counted.longest, text.length);
    counted.units += text.length;
    const found = segment.call(this, text);
    return {
      containing: (index) => found.containing(index),
      *[Symbol.iterator]() {
        for (const one of found) {
          counted.segments += 1;
          yield one;
        }
      },
    };
  };
  try {
    return { result: await work(), ...counted };
  } finally {
    prototype.segment = segment;
  }
}
