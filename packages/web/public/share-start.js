// Maximum wait before a shared page's app is loaded, ms. The app waits for the server's image of the slide, because
// on a slow connection the two downloads would delay each other.
const longestWaitMs = 2000;
const picture = document.querySelector("#share-frame img");
const loadApp = () => document.head.append(document.querySelector("#app-code").content);
if (!picture || picture.complete) {
  loadApp();
} else {
  for (const end of ["load", "error"]) picture.addEventListener(end, loadApp);
  setTimeout(loadApp, longestWaitMs);
}
