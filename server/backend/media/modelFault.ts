const headerLength = 12;
const version = 2;

/** Why these bytes are no whole binary glTF file; undefined when they are. */
export function modelFault(bytes: Buffer): string | undefined {
  if (bytes.length < headerLength || bytes.toString('latin1', 0, 4) !== 'glTF') {
    return 'it does not begin as a binary glTF file (.glb) does';
  }
  if (bytes.readUInt32LE(4) !== version) return `glTF ${bytes.readUInt32LE(4)} is not supported, only glTF 2`;
  if (bytes.readUInt32LE(8) !== bytes.length) {
    return `it is ${bytes.length} bytes long and says ${bytes.readUInt32LE(8)}: it was cut off on its way`;
  }
  return undefined;
}
