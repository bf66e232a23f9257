/** A small, licence-free substitute for a photo: a landscape at dusk as SVG. */
const photo = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300" viewBox="0 0 480 300">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#312e81"/><stop offset=".55" stop-color="#db2777"/><stop offset="1" stop-color="#fdba74"/></linearGradient></defs>
<rect width="480" height="300" fill="url(#sky)"/><circle cx="330" cy="172" r="38" fill="#fff7ed"/>
<path d="M0 230 90 150l70 56 80-92 110 110 60-44 70 60v60H0Z" fill="#1e1b4b"/><path d="M0 262 120 206l120 46 130-40 110 44v44H0Z" fill="#0f0a2e"/></svg>`;

export const photoDataUrl = `data:image/svg+xml;utf8,${encodeURIComponent(photo)}`;

/** A substitute for an avatar: a face as SVG. */
const avatar = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
<rect width="128" height="128" fill="#f2b48c"/><circle cx="64" cy="52" r="26" fill="#5b3428"/><circle cx="64" cy="58" r="21" fill="#f7d3b5"/>
<path d="M14 128c3-31 26-44 50-44s47 13 50 44Z" fill="#31456a"/></svg>`;

export const avatarDataUrl = `data:image/svg+xml;utf8,${encodeURIComponent(avatar)}`;
