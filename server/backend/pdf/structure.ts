type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link' | 'Figure';

type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' };

/** The structure tree for screen readers: everything on a page belongs to an element or is decoration. */
export class Structure {
  readonly #doc: PDFKit.PDFDocument;
  #current: { readonly tag: Tag; readonly element: PDFKit.PDFStructureElement } | undefined;
  readonly #root: PDFKit.PDFStructureElement;
  /** Marked content cannot be nested. */
  #marking = false;

  /** The document has the option `tagged`. */
  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  /** An element; drawing outside of nested elements is its content. Decoration has none. */
  within<T>(tag: Tag, draw: (element: PDFKit.PDFStructureElement | undefined) => T, options: ElementOptions = {}): T {
    if (this.#marking) return draw(undefined);
    const outer = this.#current;
    const result = draw(this.#open(tag, options));
    this.#current = outer;
    return result;
  }

  /** The same for content that is drawn with pauses. */
  async withinPausing(tag: Tag, draw: () => Promise<void>): Promise<void> {
    const outer = this.#current;
    this.#open(tag);
    await draw();
    this.#current = outer;
  }

  /** A picture with its alternative text. */
  async figure(alt: string, draw: () => Promise<void> | void): Promise<void> {
    const element = this.#doc.struct('Figure', { alt });
    (this.#current?.element ?? this.#root).add(element);
    const content = this.#doc.markStructureContent('Figure');
    this.#marking = true;
    await draw();
    this.#marking = false;
    this.#doc.endMarkedContent();
    element.add(content);
  }

  /** Content of the current element; outside of all of them it is decoration. */
  content<T>(draw: () => T): T {
    if (this.#marking || this.#current === undefined) return this.decoration(draw);
    const { tag, element } = this.#current;
    const content = this.#doc.markStructureContent(tag);
    this.#marking = true;
    const result = draw();
    this.#marking = false;
    this.#doc.endMarkedContent();
    element.add(content);
    return result;
  }

  decoration<T>(draw: () => T): T {
    if (this.#marking) return draw();
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#marking = true;
    const result = draw();
    this.#marking = false;
    this.#doc.endMarkedContent();
    return result;
  }

  #open(tag: Tag, options: ElementOptions = {}): PDFKit.PDFStructureElement {
    const element = this.#doc.struct(tag, options);
    (this.#current?.element ?? this.#root).add(element);
    this.#current = { tag, element };
    return element;
  }
}
